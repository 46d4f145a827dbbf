// The time of the latest change below some files and folders.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds of the newest file among the paths; 0 when none exists. */
export function newest(root, paths) {
  let latest = 0
  const visit = (path) => {
    if (!existsSync(path)) return
    const info = statSync(path)
    if (!info.isDirectory()) latest = Math.max(latest, info.mtimeMs)
    else for (const name of readdirSync(path)) visit(join(path, name))
  }
  for (const path of paths) visit(join(root, path))
  return latest
}

/** When the file was written, in milliseconds; 0 when it does not exist. */
export const writtenAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
