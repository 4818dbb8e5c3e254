import type { Locale } from '@/lib/i18n/routing'
import type { PostCategory } from './categories'

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string
  readonly slug: string
  readonly excerpt: string | null
  readonly featuredImage: string | null
  readonly featuredImageAlt: string | null
  readonly language: Locale
  readonly category: PostCategory | null
  /** ISO 8601, UTC. */
  readonly publishedAt: string
}

/** A post as its page shows it. */
export interface Post extends PostSummary {
  /** Markdown. */
  readonly content: string
  readonly updatedAt: string
  /** The same post in the other language, where visitors can read it. */
  readonly translation: { readonly slug: string; readonly language: Locale } | null
}

/** A post as the editor opens it. Times are ISO 8601, UTC. */
export interface EditablePost {
  readonly id: string
  /** Counts the changes of what people write; a save names the one that it began from. */
  readonly version: number
  readonly title: string
  readonly slug: string
  /** Markdown. */
  readonly content: string
  readonly excerpt: string | null
  readonly featuredImage: string | null
  readonly featuredImageAlt: string | null
  readonly status: 'draft' | 'published'
  readonly language: Locale
  readonly category: PostCategory | null
  /** When it goes out, or went out; null for a draft without a time. */
  readonly publishedAt: string | null
  readonly translationId: string | null
  readonly updatedAt: string
  /** The e-mail address of whoever saved it last; null where that is not known. */
  readonly updatedBy: string | null
}

/** A post as the staff list shows it. Times are ISO 8601, UTC. */
export interface PostRow {
  readonly id: string
  readonly title: string
  readonly status: 'draft' | 'published'
  readonly language: Locale
  readonly category: PostCategory | null
  /** When it goes out, while that is still to come. */
  readonly goesOutAt: string | null
  readonly updatedAt: string
  /** The e-mail address of who changed it last; null where no member of staff is known to have. */
  readonly updatedBy: string | null
}

/** A post in the bin. */
export interface BinnedPost extends PostRow {
  readonly deletedAt: string
  /** Days until it is gone for good, the present one included. */
  readonly daysLeft: number
}
