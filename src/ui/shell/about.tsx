import { words } from '../language/index.ts'
import { aboutWords } from './about-words.ts'
import { Page } from './page.tsx'

export function About() {
  const a = aboutWords.value
  return (
    <Page title={words.value.about}>
      <div class="prose">
        <p>{a.aboutText}</p>
        <p>{a.creditsGame}</p>
        <p>
          {a.creditsIcons} <a href="https://game-icons.net">game-icons.net</a> ·{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>{a.creditsFont}</p>
      </div>
    </Page>
  )
}
