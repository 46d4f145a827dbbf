// The icons that the cards name, and no others, as a module of their own.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:card-icons'

interface Art {
  cards: { number: string; art?: { icons: string[] } }[]
}

/** Names of all icons that the card sets of these games use; `games` is the folder that they lie in. */
function iconsUsed(games: string, ids: readonly string[]): Set<string> {
  const used = new Set<string>()
  for (const id of ids) {
    for (const file of readdirSync(join(games, id))) {
      if (!file.endsWith('.json')) continue
      const set = JSON.parse(readFileSync(join(games, id, file), 'utf8')) as Partial<Art>
      for (const card of set.cards ?? []) for (const icon of card.art?.icons ?? []) used.add(icon)
    }
  }
  return used
}

/** Vite plugin: `import icons from 'virtual:card-icons'`. An icon that does not exist stops the build. */
export function cardIcons(games: string, ids: readonly string[]): Plugin {
  return {
    name: 'card-icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      const all = JSON.parse(readFileSync(path, 'utf8')) as {
        icons: Record<string, { body: string }>
        aliases?: Record<string, { parent: string }>
      }
      const bodies: Record<string, string> = {}
      for (const name of [...iconsUsed(games, ids)].sort()) {
        const body = (all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ''])?.body
        if (!body) throw new Error(`no icon "${name}" in game-icons`)
        bodies[name] = body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
