/** The messages and the site's content, for tests. */
import { documents } from '@/lib/content/documents'
import { storageKeys } from '@/lib/content/storage'
import { messagesOf as catalogue } from '@/lib/i18n/translator'
import { quoted } from './quoted'

export type Language = 'en' | 'af'
type Texts = [key: string, text: string][]

/** The messages of a language, by key. */
export function messagesOf(tree: object, path = ''): Texts {
  return Object.entries(tree).flatMap(([key, value]): Texts => {
    const name = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[name, value]] : messagesOf(value as object, name)
  })
}

/** Texts of a document in a language, by path. A text equal in both languages is a name or an address. */
function localizedOf(value: unknown, language: Language, path: string): Texts {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): Texts =>
    name === language && typeof inner === 'string'
      ? [[path, inner]]
      : localizedOf(inner, language, `${path}.${name}`),
  )
}

/** The texts of a language, by key or path, without those that the specification quotes. */
export const all: Readonly<Record<Language, Texts>> = { en: allTexts('en'), af: allTexts('af') }

function allTexts(language: Language): Texts {
  const messages = messagesOf(catalogue(language)).filter(
    // The label of the language switch is in the other language.
    ([key]) => !(language === 'en' && key in quoted) && !/^(?:Header|Staff\.menu)\.language$/.test(key),
  )
  const content = Object.entries(documents).flatMap(([name, { defaults }]) =>
    localizedOf(defaults, language, `content/${name}`),
  )
  return [...messages, ...content, ...localizedOf(storageKeys, language, 'content/storage')]
}
