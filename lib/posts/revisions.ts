import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import { category, language, status } from './fields'
import type { EditablePost } from './types'

/** A former version of a post, as the list of them names it. */
export interface RevisionLine {
  readonly version: number
  /** ISO 8601, UTC: when it was saved, and by whom where that is known. */
  readonly savedAt: string
  readonly savedBy: string | null
}

/** What people wrote of a post in one version. Its translation is not part of a version. */
export type Revision = Omit<EditablePost, 'id' | 'translationId' | 'updatedAt' | 'updatedBy'>

/** A post that another may be the translation of. */
export interface TranslationChoice {
  readonly id: string
  readonly title: string
  readonly language: Locale
}

const lineRow = z.object({
  version: z.coerce.number(),
  saved_at: isoTime,
  saved_by: z.string().nullable(),
})
const revisionRow = z.object({
  version: z.coerce.number(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string().nullable(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  status,
  language,
  category,
  published_at: isoTime.nullable(),
})
const choiceRow = z.object({ id: z.string(), title: z.string(), language })

/** The columns that make a line of the list, a whole version, a choice. */
export const lineColumns = 'version, saved_at, saved_by'
export const revisionColumns =
  'version, title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category, published_at'
export const choiceColumns = 'id, title, language'

/** A row as a line of the list; throws a ZodError on a row of another shape. */
export function toRevisionLine(row: unknown): RevisionLine {
  const { version, saved_at, saved_by } = lineRow.parse(row)
  return { version, savedAt: saved_at, savedBy: saved_by }
}

/** A row as a whole version; throws a ZodError on a row of another shape. */
export function toRevision(row: unknown): Revision {
  const { featured_image, featured_image_alt, published_at, ...rest } = revisionRow.parse(row)
  return {
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at,
  }
}

/** A row as a choice; throws a ZodError on a row of another shape. */
export function toTranslationChoice(row: unknown): TranslationChoice {
  return choiceRow.parse(row)
}
