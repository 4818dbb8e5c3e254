import type { SearchTexts } from './search-texts'

/** What a search says of what it found, in the words of the page's language. */
export function foundText(
  { empty, foundOne, foundMany }: Pick<SearchTexts, 'empty' | 'foundOne' | 'foundMany'>,
  count: number,
  query: string,
): string {
  if (count === 0) return empty
  const words = count === 1 ? foundOne : foundMany
  // The query is put in by a function: in a string, a dollar sign of the visitor's would be an instruction.
  return words.replace('{count}', String(count)).replace('{query}', () => query)
}
