import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. A bundled command lies elsewhere and is told by run.mjs. */
export const ROOT = process.env.FUTARI_ROOT ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..')
