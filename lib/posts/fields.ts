import { provider } from '@/lib/provider/provider'
import type { SceneName } from '@/lib/scenes/names'

/** Limits of post fields. Without zod, because scripts of public pages import it. */

/** The statuses of a post; a new one is a draft. */
export const postStatuses = ['draft', 'published'] as const

/** The category of a post, as in the database and in addresses. Optional. */
export type PostCategory = keyof typeof provider.categories

export const postCategories = Object.keys(provider.categories) as readonly PostCategory[]

/** Maximum characters of each field; the database repeats them. */
export const POST_LIMITS = {
  title: 200,
  slug: 200,
  excerpt: 500,
  featuredImage: 2000,
  featuredImageAlt: 300,
  authorName: 120,
  authorRole: 120,
  searchTitle: 70,
  searchDescription: 200,
  content: 200_000,
}

/** The form of a slug: words of lower-case letters and digits with single hyphens between. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The category in a text; null for anything else. */
export function toCategory(text: string): PostCategory | null {
  return postCategories.find((category) => category === text) ?? null
}

/** Letters that have no form without diacritics, and apostrophes. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ "'": '', '‘': '', '’': '', ʼ: '' },
}

/**
 * The slug for a title: lower case without diacritics (`sê` gives `se`) and apostrophes, other characters as single
 * hyphens.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (character) => FOLDED[character] ?? character)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, POST_LIMITS.slug)
    .replace(/^-+|-+$/g, '')
}

/** The drawing of a post without a photograph, wherever it is shown. */
export const drawingOf = (category: PostCategory | null): SceneName =>
  category ? provider.categories[category] : 'first-light'
