// Stands in for webrtc-adapter, which PeerJS imports only to name the browser: the real one is most of PeerJS's weight, and changes
// RTCPeerConnection for everybody on the page.

export default { browserDetails: { browser: 'chrome', version: Number.MAX_SAFE_INTEGER } }
