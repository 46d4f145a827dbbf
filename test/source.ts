// Reads TypeScript well enough to look for words in it: what is code, what it imports.

export interface Import {
  readonly from: string
  readonly typeOnly: boolean
}

// Comments, strings and template texts; a quote that does not close on its line is an apostrophe of JSX text.
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** The source without its comments, and without the text of its plain strings where asked. */
export function codeOf(source: string, mode: 'with strings' | 'without strings' = 'with strings'): string {
  return source.replace(TOKENS, (token) => {
    if (token.startsWith('/')) return ' '
    if (mode === 'with strings' || token.startsWith('`')) return token
    return "''"
  })
}

const STATEMENT = /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?(['"])([^'"\n]+)\2/g
const CALL = /\bimport\s*\(\s*(['"])([^'"\n]+)\1|\bnew URL\(\s*(['"])([^'"\n]+)\3\s*,\s*import\.meta\.url/g

/** All modules a source imports, statically, dynamically or as a worker. */
export function importsOf(source: string): Import[] {
  const code = codeOf(source)
  return [
    ...[...code.matchAll(STATEMENT)].map((match) => ({
      from: match[3] ?? '',
      typeOnly: match[1] !== undefined,
    })),
    ...[...code.matchAll(CALL)].map((match) => ({ from: match[2] ?? match[4] ?? '', typeOnly: false })),
  ]
}
