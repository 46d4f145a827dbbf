import type { Standing } from '../../play/standing.ts'
import { words } from '../language/index.ts'
import { Actions, Chip } from './actions.tsx'
import { theGame } from './current.ts'
import { Hand, type Hands } from './hand.tsx'
import { Middle } from './middle.tsx'
import type { ChainEntry, TableModel, WordStep } from './shape.ts'

export interface TableActs extends Hands {
  tapChain: (entry: ChainEntry) => void
  holdChain: (entry: ChainEntry) => void
  word: (step: WordStep) => void
  back: () => void
  pass: () => void
  next: () => void
  confirm: () => void
  menu: () => void
  standing: () => void
}

interface Props {
  model: TableModel
  acts: TableActs
  note: string | null
  standing: Standing
  /** changes with each question, so that buttons arm themselves anew */
  question: string
}

export function TableView({ model, acts, note, standing, question }: Props) {
  const w = words.value
  const { id, Board, Ribbon } = theGame()
  return (
    <main
      class={`table table-${id}${model.pairs ? ' is-swapping' : ''}`}
      data-question={model.prompt}
      data-key={question}
      data-asked={model.asked ?? ''}
      data-path={model.path}
    >
      <div class="board">
        <Board model={model} acts={acts} middle={<Middle model={model} acts={acts} note={note} />} />
      </div>
      <Hand side={model.mine} hands={acts} />
      <div class="state-line">
        <Ribbon model={model} />
        <Chip standing={standing} change={acts.standing} />
      </div>
      <Actions model={model} question={question} acts={acts} />
      <button type="button" class="menu-button" data-action="menu" onClick={acts.menu} aria-label={w.menu}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1 2 19 3 19 6 1 5ZM1 9 19 8 19 11 1 12ZM1 15 19 16 19 19 1 18Z" />
        </svg>
      </button>
    </main>
  )
}
