import { signal } from '@preact/signals'
import { theGame } from '../table/current.ts'
import type { Icons } from './art.ts'
import { extras } from './extras.ts'
import type { Look } from './look.ts'

const icons = signal<Icons>({})
const drawn = new Map<string, string>()
let asked = false

/** Fetches the figures once; until they are here the papers stand alone. */
function askForIcons(): void {
  if (asked) return
  asked = true
  import('virtual:card-icons').then((module) => {
    drawn.clear()
    icons.value = module.default
  })
}

export function Picture({ look }: { look: Look }) {
  askForIcons()
  const all = icons.value
  const art = extras.value?.art
  if (!art) return <span class="picture" />
  const key = `${theGame().id}${look.number}`
  let url = drawn.get(key)
  if (!url) {
    url = `data:image/svg+xml,${encodeURIComponent(art(look, all))}`
    drawn.set(key, url)
  }
  return <img class="picture" src={url} alt="" draggable={false} decoding="async" />
}

export function Sign({ ink }: { ink: string }) {
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path d={theGame().signs[ink]} />
    </svg>
  )
}

/** The back of a card: two sheets that lean on one another. */
export function Back() {
  return (
    <svg class="back" viewBox="0 0 40 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="40" height="48" class="back-ground" />
      <path d="M-2 50 17 8l6 3L6 50Z" class="back-one" />
      <path d="M42 50 24 14l-6 3L34 50Z" class="back-two" />
    </svg>
  )
}
