// A camera that looks for QR codes. Its decoder lies beside the app and never comes from elsewhere.

import { fine, type Problem, type Result, trouble } from '../../storage/problem.ts'

export type ScanKey =
  /** no camera without https: the address is a plain one of the local network */
  | 'scan.insecure'
  | 'scan.refused'
  | 'scan.noCamera'
  /** another app or tab has it */
  | 'scan.inUse'
  /** it was taken away while it looked */
  | 'scan.lost'
  /** the decoder could not be loaded */
  | 'scan.noDecoder'

/** The text of the code in a picture, or null. */
export type Decode = (picture: ImageData) => Promise<string | null>

const LOOK_EVERY = 120
/** More pixels cost time and show no more of a code that is held before a camera. */
const MOST_SIDE = 960

function cameraProblem(error: unknown): ScanKey {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'scan.refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'scan.noCamera' : 'scan.inUse'
}

/** Asks for the camera at the back. Its owner stops the tracks. */
export async function openCamera(): Promise<Result<MediaStream, ScanKey>> {
  // why: where the address is not secure the browser hides the camera altogether
  if (navigator.mediaDevices === undefined)
    return trouble(isSecureContext ? 'scan.noCamera' : 'scan.insecure')
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 } }
    return fine(await navigator.mediaDevices.getUserMedia({ video }))
  } catch (error) {
    return trouble(cameraProblem(error))
  }
}

/** Loads the decoder; ready when its code has been compiled. */
export async function loadDecoder(): Promise<Result<Decode, ScanKey>> {
  try {
    const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
      import('zxing-wasm/reader'),
      import('zxing-wasm/reader/zxing_reader.wasm?url'),
    ])
    // why: without this it would be fetched from a public server
    await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
    return fine(async (picture) => {
      const found = await readBarcodes(picture, {
        formats: ['QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 1,
      })
      return found[0]?.text || null
    })
  } catch {
    return trouble('scan.noDecoder')
  }
}

export interface ScanOptions {
  video: HTMLVideoElement
  /** Told once for each code that comes before the camera; again when another was there between. */
  onText: (text: string) => void
  onProblem: (problem: Problem<ScanKey>) => void
}

/** Looks through the camera until the answer is called, which also gives the camera back. */
export function scan({ video, onText, onProblem }: ScanOptions): () => void {
  let stopped = false
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const fail = (problem: Problem<ScanKey>) => {
    if (stopped) return
    stop()
    onProblem(problem)
  }

  const begin = async () => {
    const [camera, decoder] = await Promise.all([openCamera(), loadDecoder()])
    if (camera.ok) stream = camera.value
    if (stopped) return stop()
    if (!camera.ok) return fail(camera.problem)
    if (!decoder.ok) return fail(decoder.problem)
    for (const track of camera.value.getTracks())
      track.addEventListener('ended', () => fail({ key: 'scan.lost', values: {} }))
    video.muted = true
    video.playsInline = true
    video.srcObject = camera.value
    // why: a page that is hidden meanwhile interrupts it; the frames come anyway once it is shown
    await video.play().catch(() => {})
    look(decoder.value)
  }

  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  const look = async (decode: Decode) => {
    const picture = drawing && pictureOf(video, canvas, drawing)
    const text = picture && (await decode(picture).catch(() => null))
    if (stopped) return
    if (text && text !== last) {
      last = text
      onText(text)
    }
    if (!stopped) timer = setTimeout(() => look(decode), LOOK_EVERY)
  }

  begin()
  return stop
}

/** What the video shows, not larger than is good for the decoder; null before its first frame. */
function pictureOf(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  drawing: CanvasRenderingContext2D,
): ImageData | null {
  const { videoWidth, videoHeight } = video
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return null
  const scale = Math.min(1, MOST_SIDE / Math.max(videoWidth, videoHeight))
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  drawing.drawImage(video, 0, 0, width, height)
  return drawing.getImageData(0, 0, width, height)
}
