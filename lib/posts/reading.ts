import type { Outline } from '@/lib/markdown/headings'

/** Words a minute of a silent reader. */
const PACE = 200

/** From how many words, and from how many headings, a text is long enough for a table of contents. */
const LONG = { words: 600, headings: 3 } as const

const DAY = 24 * 60 * 60 * 1000

/** How long a text takes to read, in whole minutes: rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / PACE))
}

/** Whether a table of contents is of use. */
export function hasContents({ words, headings }: Outline): boolean {
  return words >= LONG.words && headings.length >= LONG.headings
}

/** The two times of a post, ISO 8601. */
interface Times {
  readonly publishedAt: string
  readonly updatedAt: string
}

/** When the page of a post last changed, by an edit or by its publication. ISO 8601, for sitemap, feeds and JSON-LD. */
export function lastChange({ publishedAt, updatedAt }: Times): string {
  return Date.parse(updatedAt) > Date.parse(publishedAt) ? updatedAt : publishedAt
}

/**
 * When a post was last changed (ISO 8601), if that is more than a day after its publication and so worth showing; else
 * null.
 */
export function changedAt({ publishedAt, updatedAt }: Times): string | null {
  return Date.parse(updatedAt) - Date.parse(publishedAt) > DAY ? updatedAt : null
}
