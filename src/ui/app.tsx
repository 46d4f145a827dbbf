import { lazy } from './lazy.tsx'
import { route } from './route.ts'
import { Home } from './shell/home.tsx'
import { openPlace } from './shell/rulebooks.ts'
import { UpdateNotice } from './shell/update.tsx'
import { TroubleNotice } from './trouble.tsx'

const About = lazy(() => import('./shell/about.tsx').then((module) => module.About))
const SettingsPage = lazy(() => import('./shell/settings.tsx').then((module) => module.SettingsPage))
const NewMatch = lazy(() => import('./shell/new-match.tsx').then((module) => module.NewMatch))
const Table = lazy<{ id: string }>(() => import('./table/screen.tsx').then((module) => module.TableScreen))
const Together = lazy<{ code: string }>(() =>
  import('./together/page.tsx').then((module) => module.TogetherPage),
)
// why at once: most people come for the counter, and a slow phone fetches it while it draws the first page
if (route.value.at === 'home') import('./counter/page.tsx').catch(() => {})
const Counter = lazy<{ id: string; code: string }>(() =>
  import('./counter/page.tsx').then((module) => module.CounterPage),
)
const Decks = lazy<{ part: string; id: string }>(() =>
  import('./decks/page.tsx').then((module) => module.DecksPage),
)
const Cards = lazy<{ game?: string | undefined; number?: string | undefined }>(() =>
  import('./cards/page.tsx').then((module) => module.CardsPage),
)
const RulesPage = lazy<{ game?: string | undefined; anchor?: string | undefined }>(() =>
  import('./shell/rules.tsx').then((module) => module.RulesPage),
)
const StoragePage = lazy(() => import('./storage/page.tsx').then((module) => module.StoragePage))
const RulesSheet = lazy(() => import('./shell/rules.tsx').then((module) => module.RulesSheet), true)

function Screen() {
  const now = route.value
  switch (now.at) {
    case 'home':
      return <Home />
    case 'new':
      return <NewMatch />
    case 'settings':
      return <SettingsPage />
    case 'about':
      return <About />
    case 'storage':
      return <StoragePage />
    case 'together':
      return <Together code={now.code} />
    case 'counter':
      return <Counter id={now.id} code={now.code ?? ''} />
    case 'decks':
      return <Decks part={now.part} id={now.id} />
    case 'table':
      return <Table key={now.id} id={now.id} />
    case 'cards':
      return <Cards game={now.game} number={now.anchor} />
    case 'rules':
      return <RulesPage game={now.game} anchor={now.anchor} />
  }
}

export function App() {
  return (
    <>
      <Screen />
      {openPlace.value && <RulesSheet />}
      <UpdateNotice />
      <TroubleNotice />
    </>
  )
}
