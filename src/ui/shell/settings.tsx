import { words } from '../language/index.ts'
import { go } from '../route.ts'
import { isServer, type Settings, set, settings } from '../settings.ts'
import { Choice } from './choice.tsx'
import { Page } from './page.tsx'
import { settingsWords } from './settings-words.ts'

export function SettingsPage() {
  const s = settingsWords.value
  const now = settings.value
  const tongues = [
    { value: 'en' as const, label: s.english },
    { value: 'ja' as const, label: s.japanese },
  ]
  return (
    <Page title={words.value.settings}>
      <Choice legend={s.appLanguage} options={tongues} value={now.app} change={(v) => set('app', v)} />
      <Choice legend={s.cardLanguage} options={tongues} value={now.cards} change={(v) => set('cards', v)} />
      <Choice<Settings['theme']>
        legend={s.theme}
        options={[
          { value: 'system', label: s.system },
          { value: 'day', label: s.day },
          { value: 'night', label: s.night },
        ]}
        value={now.theme}
        change={(v) => set('theme', v)}
      />
      <Choice<'left' | 'right'>
        legend={s.hand}
        options={[
          { value: 'right', label: s.rightHanded },
          { value: 'left', label: s.leftHanded },
        ]}
        value={now.leftHanded ? 'left' : 'right'}
        change={(v) => set('leftHanded', v === 'left')}
      />
      <Choice<Settings['motion']>
        legend={s.motion}
        options={[
          { value: 'full', label: s.motionFull },
          { value: 'quick', label: s.motionQuick },
          { value: 'none', label: s.motionNone },
        ]}
        value={now.motion}
        change={(v) => set('motion', v)}
      />
      <label class="field">
        {s.roomServer}
        <input
          type="url"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          data-setting="signalling"
          value={now.signalling}
          onChange={(event) => set('signalling', event.currentTarget.value.trim())}
        />
        <small>{isServer(now.signalling) ? s.roomServerLine : s.roomServerBad}</small>
      </label>
      <button type="button" class="button" data-action="storage" onClick={() => go({ at: 'storage' })}>
        {words.value.storage}
      </button>
    </Page>
  )
}
