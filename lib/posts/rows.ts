import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { BIN_DAYS } from '@/lib/retention'
import { category, language, status } from './fields'
import type { BinnedPost, EditablePost, Post, PostRow, PostSummary } from './types'

const summaryRow = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  language,
  category,
  published_at: isoTime,
})
const postRow = summaryRow.extend({ content: z.string(), updated_at: isoTime })
const translationRow = z.object({ slug: z.string(), language })
const editableRow = z.object({
  id: z.string(),
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
  translation_id: z.string().nullable(),
  updated_at: isoTime,
  updated_by: z.string().nullable(),
})
const listRow = z.object({
  id: z.string(),
  title: z.string(),
  status,
  language,
  category,
  published_at: isoTime.nullable(),
  updated_at: isoTime,
  updated_by: z.string().nullable(),
})
const binnedRow = listRow.extend({ deleted_at: isoTime })

/** The columns that make a summary, a post, an editable post. */
export const summaryColumns =
  'title, slug, excerpt, featured_image, featured_image_alt, language, category, published_at'
export const postColumns =
  'title, slug, excerpt, featured_image, featured_image_alt, language, category, published_at, content, updated_at, id, translation_id'
export const editableColumns =
  'id, version, title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category, published_at, translation_id, updated_at, updated_by'

const DAY = 24 * 60 * 60 * 1000

/** A row as the summary of a post; throws a ZodError on a row of another shape. */
export function toSummary(row: unknown): PostSummary {
  const { featured_image, featured_image_alt, published_at, ...rest } = summaryRow.parse(row)
  return {
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at,
  }
}

/** A row as a post, with the row of its translation if there is one; throws a ZodError on a row of another shape. */
export function toPost(row: unknown, translation: unknown): Post {
  const { content, updated_at } = postRow.parse(row)
  return {
    ...toSummary(row),
    content,
    updatedAt: updated_at,
    translation: translation === undefined ? null : translationRow.parse(translation),
  }
}

/** A row as an editable post; throws a ZodError on a row of another shape. */
export function toEditablePost(row: unknown): EditablePost {
  const {
    featured_image,
    featured_image_alt,
    published_at,
    translation_id,
    updated_at,
    updated_by,
    ...rest
  } = editableRow.parse(row)
  return {
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at,
    translationId: translation_id,
    updatedAt: updated_at,
    updatedBy: updated_by,
  }
}

/** A row as a line of the staff list as of `now`; throws a ZodError on a row of another shape. */
export function toPostRow(row: unknown, now: Date): PostRow {
  const { published_at, updated_at, updated_by, ...rest } = listRow.parse(row)
  const scheduled = rest.status === 'published' && published_at !== null && new Date(published_at) > now
  return {
    ...rest,
    goesOutAt: scheduled ? published_at : null,
    updatedAt: updated_at,
    updatedBy: updated_by === 'system' ? null : updated_by,
  }
}

/** A row as a line of the bin as of `now`; throws a ZodError on a row of another shape. */
export function toBinnedPost(row: unknown, now: Date): BinnedPost {
  const { deleted_at } = binnedRow.parse(row)
  const gone = new Date(deleted_at).getTime() + BIN_DAYS * DAY
  return {
    ...toPostRow(row, now),
    // Nothing goes out from the bin.
    goesOutAt: null,
    deletedAt: deleted_at,
    daysLeft: Math.max(1, Math.ceil((gone - now.getTime()) / DAY)),
  }
}
