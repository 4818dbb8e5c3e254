import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { type PostCategory, postCategories } from './categories'
import { postLanguages } from './schema'

/** A link that shows a post as it is stored to whoever holds it. */
export interface PreviewLink {
  /** Unguessable: the last part of the address. */
  readonly id: string
  /** ISO 8601, UTC. */
  readonly expiresAt: string
}

/** A post as such a link shows it. Times are ISO 8601, UTC. */
export interface PreviewedPost {
  readonly title: string
  readonly excerpt: string | null
  /** Markdown. */
  readonly content: string
  readonly featuredImage: string | null
  readonly featuredImageAlt: string | null
  readonly language: Locale
  readonly category: PostCategory | null
  /** Null for a draft without a time. */
  readonly publishedAt: string | null
  readonly updatedAt: string
  readonly expiresAt: string
}

const isoTime = (time: string) => new Date(time).toISOString()
const linkRow = z.object({ id: z.string(), expires_at: z.string() })
const previewRow = z.object({
  title: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  language: z.enum(postLanguages),
  category: z.enum(postCategories).nullable(),
  published_at: z.string().nullable(),
  updated_at: z.string(),
  expires_at: z.string(),
})

/** A row as a link; throws a ZodError on a row of another shape. */
export function toPreviewLink(row: unknown): PreviewLink {
  const { id, expires_at } = linkRow.parse(row)
  return { id, expiresAt: isoTime(expires_at) }
}

/** A row as a previewed post; throws a ZodError on a row of another shape. */
export function toPreviewedPost(row: unknown): PreviewedPost {
  const { featured_image, featured_image_alt, published_at, updated_at, expires_at, ...rest } =
    previewRow.parse(row)
  return {
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at && isoTime(published_at),
    updatedAt: isoTime(updated_at),
    expiresAt: isoTime(expires_at),
  }
}
