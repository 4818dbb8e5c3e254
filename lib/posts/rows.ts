import { z } from 'zod'
import type { EditablePost, Post, PostRow, PostSummary } from './types'

const summaryRow = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  featured_image: z.string().nullable(),
  created_at: z.string(),
})
const postRow = summaryRow.extend({ content: z.string(), updated_at: z.string() })
const status = z.enum(['draft', 'published'])
const editableRow = postRow.extend({ id: z.string(), status })
const listRow = z.object({ id: z.string(), title: z.string(), status })

const isoTime = (time: string) => new Date(time).toISOString()

/** The columns that make a summary, a post, an editable post. */
export const summaryColumns = 'title, slug, excerpt, featured_image, created_at'
export const postColumns = 'title, slug, excerpt, featured_image, created_at, content, updated_at'
export const editableColumns =
  'title, slug, excerpt, featured_image, created_at, content, updated_at, id, status'

/** A row as the summary of a post; throws a ZodError on a row of another shape. */
export function toSummary(row: unknown): PostSummary {
  const { featured_image, created_at, ...rest } = summaryRow.parse(row)
  return { ...rest, featuredImage: featured_image, createdAt: isoTime(created_at) }
}

/** A row as a post; throws a ZodError on a row of another shape. */
export function toPost(row: unknown): Post {
  const { content, updated_at } = postRow.parse(row)
  return { ...toSummary(row), content, updatedAt: isoTime(updated_at) }
}

/** A row as an editable post; throws a ZodError on a row of another shape. */
export function toEditablePost(row: unknown): EditablePost {
  const { id, status } = editableRow.parse(row)
  return { ...toPost(row), id, status }
}

/** A row as a line of the staff list; throws a ZodError on a row of another shape. */
export function toPostRow(row: unknown): PostRow {
  return listRow.parse(row)
}
