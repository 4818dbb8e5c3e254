import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import type { PostCategory } from './categories'
import { category, language } from './fields'

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

const linkRow = z.object({ id: z.string(), expires_at: isoTime })
const previewRow = z.object({
  title: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  language,
  category,
  published_at: isoTime.nullable(),
  updated_at: isoTime,
  expires_at: isoTime,
})

/** A row as a link; throws a ZodError on a row of another shape. */
export function toPreviewLink(row: unknown): PreviewLink {
  const { id, expires_at } = linkRow.parse(row)
  return { id, expiresAt: expires_at }
}

/** A row as a previewed post; throws a ZodError on a row of another shape. */
export function toPreviewedPost(row: unknown): PreviewedPost {
  const { featured_image, featured_image_alt, published_at, updated_at, expires_at, ...rest } =
    previewRow.parse(row)
  return {
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at,
    updatedAt: updated_at,
    expiresAt: expires_at,
  }
}
