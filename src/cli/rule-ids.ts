import { games } from '../games/registry.ts'

// Rule ids such as LF-5.2, LF-R14 or LG-S3, matched whole: LF-R1 is not found in LF-R14.
const idOf = (prefixes: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-(?:[RS]\\d+|\\d+\\.\\d+)(?![\\w-]|\\.\\d)`, 'g')

const ANY = idOf(Object.values(games).map(({ prefix }) => prefix))

export const idsIn = (title: string): string[] => title.match(ANY) ?? []

/** The ids that stand first in the rows of a register's tables, each once, in their order. */
export function registerIds(markdown: string, prefix: string): string[] {
  const own = idOf([prefix])
  const first = markdown.split('\n').flatMap((line) => {
    const cell = /^\|\s*[*`]*([^|*`]+?)[*`]*\s*\|/.exec(line)?.[1]
    return cell !== undefined && cell.match(own)?.[0] === cell ? [cell] : []
  })
  return [...new Set(first)]
}
