// The three engines, each in a place of its own: what a locale or a zone could change must come out equal all the same.

import { program } from '../program.ts'
import { firefox } from './firefox.ts'
import { type Engine, EVALUATE, environment, madeEnvironment, missing, type Place, shell } from './session.ts'

const NODE_LOOP = `require('readline').createInterface({ input: process.stdin })
  .on('line', (code) => console.log((${EVALUATE})(code)))`
/** At the end of the input the line is empty. */
const JSC_LOOP = `for (let code = readline(); code; code = readline()) print((${EVALUATE})(code))`

export const v8 = (place: Place, name = 'V8'): Engine => ({
  name,
  open: (script) => shell(name, process.execPath, ['-r', script, '-e', NODE_LOOP], environment(place)),
})

const JSC = [
  '/usr/bin/jsc',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/jsc',
  '/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/jsc',
] as const
const JSC_PACKAGES = [
  'libjavascriptcoregtk-4.0-bin',
  'libjavascriptcoregtk-4.1-bin',
  'libjavascriptcoregtk-bin',
] as const

export const ENGINES: readonly Engine[] = [
  // why Turkish: its i has a capital of its own
  v8({ locale: 'tr_TR.UTF-8', zone: 'Asia/Kolkata' }),
  {
    name: 'JavaScriptCore',
    open(script, folder) {
      const jsc = program(JSC, JSC_PACKAGES)
      if (!jsc) return missing(`jsc could not be installed (package ${JSC_PACKAGES[0]})`)
      // why Arabic: its digits are other characters
      const env = madeEnvironment({ locale: 'ar_EG.UTF-8', zone: 'America/St_Johns' }, folder)
      return shell('jsc', jsc, [script, '-e', JSC_LOOP], env)
    },
  },
  {
    name: 'SpiderMonkey',
    open: (script, folder) =>
      firefox(script, folder, environment({ locale: 'ja_JP.UTF-8', zone: 'Pacific/Apia' })),
  },
]
