// A film for Chromium's fake camera: what one page shows is what another page's camera sees.

import { renameSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const WIDTH = 640
const HEIGHT = 480
const GREY = 110

/** What Chromium is started with to see a film instead of what lies before its camera. */
export const seeing = (film: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/** Writes a film of one picture; a film that is replaced is read again with the next getUserMedia. */
export function writeFilm(path: string, luma: Buffer = Buffer.alloc(WIDTH * HEIGHT, GREY)): void {
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(`${path}.new`, Buffer.concat([head, Buffer.from('FRAME\n'), luma, chroma]))
  // why: the camera must never read half a film
  renameSync(`${path}.new`, path)
}

/** A screenshot of an element, held a little askew before the camera. */
export async function filmOf(page: Page, selector: string): Promise<Buffer> {
  const png = (await page.locator(selector).screenshot()).toString('base64')
  const luma = await page.evaluate(
    async ({ png, width, height, grey }) => {
      // why not fetched as a data address: the app's policy forbids that
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const shot = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const drawing = new OffscreenCanvas(width, height).getContext('2d')
      if (!drawing) throw new Error('no canvas')
      drawing.fillStyle = `rgb(${grey} ${grey} ${grey})`
      drawing.fillRect(0, 0, width, height)
      drawing.translate(width / 2, height / 2)
      drawing.rotate(0.12)
      const side = 0.7 * height
      drawing.drawImage(shot, -side / 2, -side / 2, side, side)
      const { data } = drawing.getImageData(0, 0, width, height)
      let red = ''
      for (let i = 0; i < data.length; i += 4) red += String.fromCharCode(data[i] ?? 0)
      return btoa(red)
    },
    { png, width: WIDTH, height: HEIGHT, grey: GREY },
  )
  return Buffer.from(luma, 'base64')
}
