// Over a network: one phone opens a room, the other comes in by its code, by a link or by scanning it.

import { useEffect, useState } from 'preact/hooks'
import type { Link } from '../../net/link.ts'
import { guestId } from '../../net/room-code.ts'
import { linkProblem } from './problems.ts'
import { QrCode } from './qr.tsx'
import { closeRoom, enterRoom, openRoom } from './rooms.ts'
import type { Way } from './sessions.ts'
import { togetherWords } from './words.ts'

/** `page`: where the link leads that is shared. */
interface RoomWayProps {
  code: string
  page: string
  onLink: (link: Link, way: Way) => void
}

export function RoomWay({ code: given, page, onLink }: RoomWayProps) {
  const linkTo = (code: string): string => `${location.href.replace(/#.*$/, '')}#/${page}/${code}`
  const w = togetherWords.value
  const [mine, setMine] = useState<string | null>(null)
  const [code, setCode] = useState(given)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  const open = async () => {
    setBusy(true)
    setSaid(null)
    const opened = await openRoom(null, (link) =>
      onLink(link, { by: 'room', code: opened.ok ? opened.value.code : '', host: true, guest: '' }),
    )
    setBusy(false)
    if (!opened.ok) return setSaid(linkProblem(opened.problem))
    setMine(opened.value.code)
  }

  const join = async (typed: string) => {
    setBusy(true)
    setSaid(null)
    closeRoom()
    const guest = guestId()
    const entered = await enterRoom(typed, guest)
    setBusy(false)
    if (!entered.ok) return setSaid(linkProblem(entered.problem))
    onLink(entered.value, { by: 'room', code: typed, host: false, guest })
  }

  useEffect(() => {
    // why: who opens a link wants to go in, not to type
    if (given) void join(given)
  }, [given])

  const share = async (address: string) => {
    if (navigator.share) return navigator.share({ url: address }).catch(() => {})
    // why: a page that is not served securely has no clipboard: the address itself is shown then
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setSaid(copied ? w.copied : address)
  }

  return (
    <section class="way">
      {mine ? (
        <>
          <p class="room-code" data-room={mine}>
            {w.roomOpen(mine)}
          </p>
          <div class="way-code">
            <QrCode text={linkTo(mine)} label={w.roomOpen(mine)} />
          </div>
          <p>{w.roomWait}</p>
          <button type="button" class="button" data-action="share" onClick={() => share(linkTo(mine))}>
            {w.copyLink}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            class="button button-main"
            data-action="open-room"
            disabled={busy}
            onClick={open}
          >
            {w.openRoom}
          </button>
          <label class="field">
            {w.roomCode}
            <input
              autocapitalize="characters"
              autocomplete="off"
              spellcheck={false}
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            class="button"
            data-action="join-room"
            disabled={busy || code.trim() === ''}
            onClick={() => join(code)}
          >
            {w.joinRoom}
          </button>
        </>
      )}
      {busy && <p role="status">{w.connecting}</p>}
      {said && <p role="alert">{said}</p>}
    </section>
  )
}
