import { computed } from '@preact/signals'
import { settings } from '../settings.ts'
import { type Dictionary, en } from './en.ts'
import { ja } from './ja.ts'

const dictionaries: Record<'en' | 'ja', Dictionary> = { en, ja }

/** The words of the app in the language that is set. */
export const words = computed<Dictionary>(() => dictionaries[settings.value.app])
