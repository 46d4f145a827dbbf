// The camera looks for a deck's code.

import { linkProblem } from '../together/problems.ts'
import { Scanner } from '../together/scanner.tsx'
import { deckWords } from './words.ts'

export function ScanDeck({
  found,
  failed,
}: {
  found: (text: string) => void
  failed: (why: string) => void
}) {
  return (
    <Scanner
      label={deckWords.value.scan}
      onText={found}
      onProblem={(problem) => failed(linkProblem(problem))}
    />
  )
}
