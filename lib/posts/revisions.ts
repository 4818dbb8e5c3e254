import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { postCategories } from './categories'
import { postLanguages, postStatuses } from './schema'
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

const isoTime = (time: string) => new Date(time).toISOString()
const lineRow = z.object({
  version: z.coerce.number(),
  saved_at: z.string(),
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
  status: z.enum(postStatuses),
  language: z.enum(postLanguages),
  category: z.enum(postCategories).nullable(),
  published_at: z.string().nullable(),
})
const choiceRow = z.object({ id: z.string(), title: z.string(), language: z.enum(postLanguages) })

/** The columns that make a line of the list, a whole version, a choice. */
export const lineColumns = 'version, saved_at, saved_by'
export const revisionColumns =
  'version, title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category, published_at'
export const choiceColumns = 'id, title, language'

/** A row as a line of the list; throws a ZodError on a row of another shape. */
export function toRevisionLine(row: unknown): RevisionLine {
  const { version, saved_at, saved_by } = lineRow.parse(row)
  return { version, savedAt: isoTime(saved_at), savedBy: saved_by }
}

/** A row as a whole version; throws a ZodError on a row of another shape. */
export function toRevision(row: unknown): Revision {
  const { featured_image, featured_image_alt, published_at, ...rest } = revisionRow.parse(row)
  return {
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at && isoTime(published_at),
  }
}

/** A row as a choice; throws a ZodError on a row of another shape. */
export function toTranslationChoice(row: unknown): TranslationChoice {
  return choiceRow.parse(row)
}
