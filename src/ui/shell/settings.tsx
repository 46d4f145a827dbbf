import { words } from '../language/index.ts'
import { go } from '../route.ts'
import { isServer, type Settings, set, settings } from '../settings.ts'
import { Choice } from './choice.tsx'
import { Page } from './page.tsx'

export function SettingsPage() {
  const w = words.value
  const now = settings.value
  const tongues = [
    { value: 'en' as const, label: w.english },
    { value: 'ja' as const, label: w.japanese },
  ]
  return (
    <Page title={w.settings}>
      <Choice legend={w.appLanguage} options={tongues} value={now.app} change={(v) => set('app', v)} />
      <Choice legend={w.cardLanguage} options={tongues} value={now.cards} change={(v) => set('cards', v)} />
      <Choice<Settings['theme']>
        legend={w.theme}
        options={[
          { value: 'system', label: w.system },
          { value: 'day', label: w.day },
          { value: 'night', label: w.night },
        ]}
        value={now.theme}
        change={(v) => set('theme', v)}
      />
      <Choice<'left' | 'right'>
        legend={w.hand}
        options={[
          { value: 'right', label: w.rightHanded },
          { value: 'left', label: w.leftHanded },
        ]}
        value={now.leftHanded ? 'left' : 'right'}
        change={(v) => set('leftHanded', v === 'left')}
      />
      <Choice<Settings['motion']>
        legend={w.motion}
        options={[
          { value: 'full', label: w.motionFull },
          { value: 'quick', label: w.motionQuick },
          { value: 'none', label: w.motionNone },
        ]}
        value={now.motion}
        change={(v) => set('motion', v)}
      />
      <label class="field">
        {w.roomServer}
        <input
          type="url"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          data-setting="signalling"
          value={now.signalling}
          onChange={(event) => set('signalling', event.currentTarget.value.trim())}
        />
        <small>{isServer(now.signalling) ? w.roomServerLine : w.roomServerBad}</small>
      </label>
      <button type="button" class="button" data-action="storage" onClick={() => go({ at: 'storage' })}>
        {w.storage}
      </button>
    </Page>
  )
}
