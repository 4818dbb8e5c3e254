/** The longest text that is searched for, in characters. */
const LONGEST = 100

/** What is asked for as the database can be asked: without outer space, not too long, and without NUL, which no text holds. */
export const searchWords = (text: string) => [...text.replaceAll('\0', '').trim()].slice(0, LONGEST).join('')

/** What an address asks the search for. Anything unusable counts as not given. */
export function searchQuery(params: Record<string, string | string[] | undefined>): {
  q: string
  page: number
} {
  const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
  const page = Number(one(params.page))
  return {
    q: searchWords(one(params.q)),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** The number of a later page of a list: 2 and up, written the one way; null for anything else. Page 1 is the list itself. */
export function laterPage(text: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : null
}
