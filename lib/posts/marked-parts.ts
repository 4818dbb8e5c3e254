import { cleanText } from '@/lib/forms/identity'

/** Characters that the search treats as the same; repeated in `private.plain_text` and `private.search_text`. */
const ALIKE = ['oø', 'dđ', 'lł', 'hħ', 'iı', "'‘’‚‛ʻʼ`´′", '"“”„‟″']

/**
 * A text split at the matches of a search, the odd parts. Ignores case, diacritics and kinds of apostrophes and spaces,
 * like the database.
 */
export function markedParts(text: string, query: string): string[] {
  const wanted = cleanText(query).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (!wanted) return [text]
  const pattern = Array.from(wanted, (character) => {
    if (character === ' ') return '\\s+'
    const alike = ALIKE.find((each) => each.includes(character)) ?? character
    return `[${alike.replaceAll(/[\\\]^-]/g, '\\$&')}][\\p{M}\\p{DI}]*`
  }).join('')
  const parts = text.normalize('NFD').split(new RegExp(`(${pattern})`, 'iu'))
  return parts.map((part) => part.normalize())
}
