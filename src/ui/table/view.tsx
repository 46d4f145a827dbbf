import type { Standing } from '../../play/standing.ts'
import { Actions, Chip, MenuButton } from './actions.tsx'
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
  const { id, Board, Ribbon } = theGame()
  return (
    <main
      class={`table table-${id}`}
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
      <MenuButton menu={acts.menu} />
    </main>
  )
}
