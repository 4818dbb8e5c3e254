/** The longest text that is searched for, in characters. */
const LONGEST = 100

/** What an address asks the search for. Anything unusable counts as not given. */
export function searchQuery(params: Record<string, string | string[] | undefined>): {
  q: string
  page: number
} {
  const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
  const page = Number(one(params.page))
  return {
    q: one(params.q).trim().slice(0, LONGEST),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}
