/** Shared by the command dialog and its actions. Keep it light: the browser loads it. */
import type { Route } from 'next'
import type { Locale } from '@/lib/i18n/routing'

/** A page or a record to go to. */
export interface Command {
  readonly href: Route
  readonly title: string
  /** Tells it from others of the same title; may be empty. */
  readonly detail: string
  /** The title's language, if it may differ from the page's. */
  readonly language?: Locale
}

export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
  /** Not listed until something is typed. */
  readonly isHidden?: boolean
}

/** What a search finds, and its number in a sentence. */
export interface FoundRecords {
  readonly groups: readonly CommandGroup[]
  readonly summary: string
}

/** The fewest characters of a search for records, as in `staff_search`. */
export const SHORTEST_SEARCH = 3

/** The most characters of a search. */
export const LONGEST_SEARCH = 100

/** The words of a text in lower case, without diacritics. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The commands for which each typed word begins a word of title or detail; all listed ones if nothing is typed. */
export function matchingCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const wanted = wordsOf(typed)
  return groups
    .filter(({ isHidden }) => wanted.length > 0 || !isHidden)
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ title, detail }) => {
        const words = wordsOf(`${title} ${detail}`)
        return wanted.every((start) => words.some((word) => word.startsWith(start)))
      }),
    }))
    .filter(({ commands }) => commands.length > 0)
}
