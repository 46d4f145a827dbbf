// A second phone for the counter in view.

import { useEffect } from 'preact/hooks'
import { Ways } from '../together/ways.tsx'
import { shareWords } from './share-words.ts'
import { leadOver } from './sharing.ts'
import { Button, Panel } from './sheets.tsx'
import { partner, share, shareNoMore } from './store.ts'

export function SharePanel({ close }: { close: () => void }) {
  const w = shareWords.value
  const now = partner.value
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
          <p>{w.shareLine}</p>
          <Ways legend={w.legend} code="" page="counter/join" onLink={leadOver} />
        </>
      )}
      <Button
        action="alone"
        tap={() => {
          void shareNoMore()
          close()
        }}
      >
        {w.alone}
      </Button>
    </Panel>
  )
}
