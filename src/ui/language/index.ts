import { computed } from '@preact/signals'
import { settings } from '../settings.ts'
import { type Dictionary, en } from './en.ts'
import { ja } from './ja.ts'

const dictionaries: Record<'en' | 'ja', Dictionary> = { en, ja }

/** The words of the app in the language that is set. */
export const words = computed<Dictionary>(() => dictionaries[settings.value.app])

/** The name of a game; '': there is none of this id. */
export const nameOf = (id: string): string =>
  Object.entries(words.value.games).find(([game]) => game === id)?.[1].name ?? ''
