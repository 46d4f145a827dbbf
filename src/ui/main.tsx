import './style/base.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { watchForUpdates } from './shell/update.tsx'

const root = document.getElementById('app')
if (root) render(<App />, root)
watchForUpdates()
