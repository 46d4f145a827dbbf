// How two phones find each other: side by side by their codes, or over a room.

import '../style/together.css'
import { useState } from 'preact/hooks'
import type { Link } from '../../net/link.ts'
import { Choice } from '../shell/choice.tsx'
import { RoomWay } from './room-way.tsx'
import { ScanWay } from './scan-way.tsx'
import type { Way } from './sessions.ts'
import { togetherWords } from './words.ts'

/** `code`: of a room to enter at once; `page`: where a room's link leads. */
export function Ways({
  legend,
  code,
  page,
  onLink,
}: {
  legend: string
  code: string
  page: string
  onLink: (link: Link, way: Way) => void
}) {
  const w = togetherWords.value
  const [way, setWay] = useState<'scan' | 'room'>(code ? 'room' : 'scan')
  return (
    <>
      <Choice<'scan' | 'room'>
        legend={legend}
        options={[
          { value: 'scan', label: w.scanEach, line: w.scanLine },
          { value: 'room', label: w.room, line: w.roomLine },
        ]}
        value={way}
        change={setWay}
      />
      {way === 'scan' ? (
        <ScanWay onLink={(link) => onLink(link, { by: 'scan' })} />
      ) : (
        <RoomWay code={code} page={page} onLink={onLink} />
      )}
    </>
  )
}
