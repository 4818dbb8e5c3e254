import { cleanText } from '@/lib/forms/identity'

/** Letters and signs that the search takes for the same; `private.plain_text` and `private.search_text` have the same. */
const ALIKE = ['oø', 'dđ', 'lł', 'hħ', 'iı', "'‘’‚‛ʻʼ`´′", '"“”„‟″']

/**
 * A text cut at what a search finds in it: each second part is found. It looks as the search of the database does, without
 * regard to case, marks, kinds of apostrophes and of spaces.
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
