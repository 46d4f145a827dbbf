// The games there are. A new game is a folder and a line here; the type check then names what else lacks it.

export { entry as landfight } from './landfight/index.ts'
export { entry as lastland } from './lastland/index.ts'
export { entry as legends } from './legends/index.ts'
