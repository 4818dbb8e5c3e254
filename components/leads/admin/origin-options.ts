import type { FilterOption } from '@/lib/leads/schema'
import type { Option } from './filter-choice'

/**
 * What a filter offers: everything, then each origin with its number of leads. One that no lead has any more is still
 * what is asked, and stands first.
 */
export function originOptions(
  origins: readonly FilterOption[],
  asked: string | null,
  any: string,
  words: (value: string) => string = (value) => value,
): Option[] {
  const known = origins.map(({ value, leads }): Option => [value, `${words(value)} (${leads})`])
  const lost = asked !== null && !origins.some(({ value }) => value === asked)
  return [['', any], ...(lost ? [[asked, words(asked)] as const] : []), ...known]
}
