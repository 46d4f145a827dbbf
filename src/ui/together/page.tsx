// Two phones: find each other, agree on a match, deal.

import { useEffect } from 'preact/hooks'
import type { Link } from '../../net/link.ts'
import { goInstead } from '../route.ts'
import { set, settings } from '../settings.ts'
import { Page } from '../shell/page.tsx'
import { CheckRecord } from './check.tsx'
import { connectionOf } from './connection.ts'
import { LobbyView } from './lobby-view.tsx'
import { lookForMatch, meeting, meetingLost, meetOver } from './meet.ts'
import type { Way } from './sessions.ts'
import { Ways } from './ways.tsx'
import { togetherWords } from './words.ts'

export function TogetherPage({ code }: { code: string }) {
  const w = togetherWords.value
  const now = meeting.value
  const name = settings.value.name
  const met = (link: Link, found: Way) =>
    meetOver(connectionOf(link), found, (id) => goInstead({ at: 'table', id }))
  // why: a match goes on over the link, but who leaves before it leaves the other phone alone
  useEffect(lookForMatch, [])
  return (
    <Page title={w.together}>
      {now ? (
        <LobbyView meeting={now} />
      ) : (
        <>
          {meetingLost.value && <p role="alert">{w.gone(w.noName)}</p>}
          <label class="field">
            {w.yourName}
            <input
              maxLength={20}
              autocomplete="nickname"
              value={name}
              onInput={(event) => set('name', event.currentTarget.value.slice(0, 20))}
            />
          </label>
          <Ways legend={w.together} code={code} page="together" onLink={met} />
          <CheckRecord />
        </>
      )}
    </Page>
  )
}
