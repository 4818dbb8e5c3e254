import type { Outline } from '@/lib/markdown/headings'

/** Silent reading speed, in words a minute. */
const PACE = 200

/** Minimum words and headings of a text with a table of contents. */
const LONG = { words: 600, headings: 3 } as const

const DAY = 24 * 60 * 60 * 1000

/** The reading time of a text, in whole minutes: rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / PACE))
}

/** Whether a text is long enough for a table of contents. */
export function hasContents({ words, headings }: Outline): boolean {
  return words >= LONG.words && headings.length >= LONG.headings
}

/** A post's times, ISO 8601. */
interface Times {
  readonly publishedAt: string
  readonly updatedAt: string
}

/** The last change of a post's page, by an edit or by publication. ISO 8601, for sitemap, feeds and JSON-LD. */
export function lastChange({ publishedAt, updatedAt }: Times): string {
  return Date.parse(updatedAt) > Date.parse(publishedAt) ? updatedAt : publishedAt
}

/** A post's last change (ISO 8601), if it is more than a day after publication and so worth showing; else null. */
export function changedAt({ publishedAt, updatedAt }: Times): string | null {
  return Date.parse(updatedAt) - Date.parse(publishedAt) > DAY ? updatedAt : null
}
