import { words } from '../language/index.ts'
import { Page } from './page.tsx'

export function About() {
  const w = words.value
  return (
    <Page title={w.about}>
      <div class="prose">
        <p>{w.aboutText}</p>
        <p>{w.creditsGame}</p>
        <p>
          {w.creditsIcons} <a href="https://game-icons.net">game-icons.net</a> ·{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>{w.creditsFont}</p>
      </div>
    </Page>
  )
}
