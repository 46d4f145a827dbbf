// Joins the counter of another phone.

import { useEffect } from 'preact/hooks'
import { goInstead } from '../route.ts'
import { Page } from '../shell/page.tsx'
import { Ways } from '../together/ways.tsx'
import { shareWords } from './share-words.ts'
import { isLinked, joinOver, leaveJoining } from './sharing.ts'
import { partner } from './store.ts'

export function JoinPage({ code }: { code: string }) {
  const w = shareWords.value
  const problem = partner.value?.problem
  useEffect(() => leaveJoining, [])
  return (
    <Page title={w.join}>
      <p>{w.joinLine}</p>
      {problem && <p role="alert">{w.problem[problem.key]}</p>}
      {isLinked.value && !problem ? (
        <p role="status">{w.joining}</p>
      ) : (
        <Ways
          legend={w.legend}
          code={code}
          page="counter/join"
          onLink={(link, way) => {
            partner.value = null
            joinOver(link, way, (id) => goInstead({ at: 'counter', id }))
          }}
        />
      )}
    </Page>
  )
}
