// Two phones: find each other, agree on a match, deal.

import '../style/together.css'
import { useEffect, useState } from 'preact/hooks'
import type { Link } from '../../net/link.ts'
import { goInstead } from '../route.ts'
import { set, settings } from '../settings.ts'
import { Choice } from '../shell/choice.tsx'
import { Page } from '../shell/page.tsx'
import { CheckRecord } from './check.tsx'
import { connectionOf } from './connection.ts'
import { LobbyView } from './lobby-view.tsx'
import { lookForMatch, meeting, meetingLost, meetOver } from './meet.ts'
import { RoomWay } from './room-way.tsx'
import { ScanWay } from './scan-way.tsx'
import type { Way } from './sessions.ts'
import { togetherWords } from './words.ts'

export function TogetherPage({ code }: { code: string }) {
  const w = togetherWords.value
  const [way, setWay] = useState<'scan' | 'room'>(code ? 'room' : 'scan')
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
          <Choice<'scan' | 'room'>
            legend={w.together}
            options={[
              { value: 'scan', label: w.scanEach, line: w.scanLine },
              { value: 'room', label: w.room, line: w.roomLine },
            ]}
            value={way}
            change={setWay}
          />
          {way === 'scan' ? (
            <ScanWay onLink={(link) => met(link, { by: 'scan' })} />
          ) : (
            <RoomWay code={code} onLink={met} />
          )}
          <CheckRecord />
        </>
      )}
    </Page>
  )
}
