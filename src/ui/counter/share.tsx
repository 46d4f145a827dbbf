// A second phone for the counter in view.

import { useEffect, useState } from 'preact/hooks'
import { Ways } from '../together/ways.tsx'
import { shareWords } from './share-words.ts'
import { leadOver } from './sharing.ts'
import { Button, Panel } from './sheets.tsx'
import { partner, share, shareNoMore } from './store.ts'

export function SharePanel({ close }: { close: () => void }) {
  const w = shareWords.value
  const now = partner.value
  const [asked, ask] = useState(false)
  useEffect(() => {
    if (partner.value === null) void share()
  }, [])
  return (
    <Panel title={w.share} close={close}>
      {now?.problem && <p role="alert">{w.problem[now.problem.key]}</p>}
      {now?.here ? (
        <p role="status">{w.here}</p>
      ) : (
        <>
          <p>{now?.met ? w.gone : w.shareLine}</p>
          <Ways legend={w.legend} code="" page="counter/join" onLink={leadOver} />
        </>
      )}
      {now?.met && asked && <p>{w.aloneLine}</p>}
      <Button
        action="alone"
        tap={() => {
          if (now?.met && !asked) return ask(true)
          void shareNoMore()
          close()
        }}
      >
        {asked ? w.aloneSure : w.alone}
      </Button>
    </Panel>
  )
}
