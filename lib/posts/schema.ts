import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { postCategories, postStatuses } from './fields'

/** The e-mail address of the member of staff who saved a version; null if unknown, or for the secret key (`system`). */
const editor = z
  .string()
  .nullable()
  .transform((name) => (name === 'system' ? null : name))

/**
 * A post as stored, under this code's field names (`columnsOf` selects them), of which every other shape is a part.
 * Times are ISO 8601 in UTC.
 */
const storedPost = z.object({
  id: z.guid(),
  /** Counts content changes; a save names the version that it began from. */
  version: z.coerce.number(),
  title: z.string(),
  slug: z.string(),
  /** Markdown. */
  content: z.string(),
  excerpt: z.string().nullable(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
  /** The author, as shown to readers. */
  authorName: z.string().nullable(),
  authorRole: z.string().nullable(),
  /** Title and excerpt for search results. */
  searchTitle: z.string().nullable(),
  searchDescription: z.string().nullable(),
  /** Whether it touches on suicide, abuse or violence. */
  isSensitive: z.boolean(),
  status: z.enum(postStatuses),
  /** Not necessarily that of the page it was written on. */
  language: storedLanguage,
  category: z.enum(postCategories).nullable(),
  /** The time of publication, past or future; null for a draft without one. */
  publishedAt: isoTime.nullable(),
  translationId: z.guid().nullable(),
  updatedAt: isoTime,
  updatedBy: editor,
})

/** A selection of the fields of a post. */
const fields = <Name extends keyof typeof storedPost.shape>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Readonly<Record<Name, true>>

/** A post that visitors may read, with a time of publication. */
const livePost = storedPost.extend({ publishedAt: isoTime })

/** A post in lists. */
export const postSummary = livePost.pick({
  ...fields('title', 'slug', 'excerpt', 'featuredImage', 'featuredImageAlt'),
  ...fields('language', 'category', 'publishedAt'),
})

const author = fields('authorName', 'authorRole')

/** A row for a post's page; its translation is read afterwards. */
export const postRow = postSummary.extend(
  livePost.pick({
    ...author,
    ...fields('id', 'content', 'searchTitle', 'searchDescription'),
    ...fields('isSensitive', 'updatedAt', 'translationId'),
  }).shape,
)

/** The address of the same post in another language, if visitors can read it. */
export const translationRow = livePost.pick({ slug: true, language: true })

/** A post in a feed: complete, and with the id that outlives changes of address. */
export const feedPost = postSummary.extend(
  livePost.pick(fields('id', 'content', 'authorName', 'updatedAt')).shape,
)

/** A post behind a preview link, with the expiry of the link. */
export const previewedPost = postSummary
  .omit({ slug: true })
  .extend(
    storedPost.pick({ ...author, ...fields('content', 'isSensitive', 'publishedAt', 'updatedAt') }).shape,
  )
  .extend({ expiresAt: isoTime })

export const editablePost = storedPost

/** A line of the staff list. */
export const adminPostRow = storedPost.pick(
  fields('id', 'title', 'status', 'language', 'category', 'publishedAt', 'updatedAt', 'updatedBy'),
)

/** A line of the bin. */
export const binnedPostRow = adminPostRow.extend({ deletedAt: isoTime })

/** The written content of a post in one version. The translation is not part of it. */
export const revision = storedPost.omit(fields('id', 'translationId', 'updatedAt', 'updatedBy'))

/** A former version of a post in a list: when it was saved, and by whom. */
export const revisionLine = z.object({
  version: storedPost.shape.version,
  savedAt: isoTime,
  savedBy: editor,
})

/** A possible translation of another post. */
export const translationChoice = storedPost.pick({ id: true, title: true, language: true })

/** A link that shows the stored post to everyone who has it. Its unguessable id is the last part of the address. */
export const previewLink = z.object({ id: z.guid(), expiresAt: isoTime })

export type PostSummary = Readonly<z.output<typeof postSummary>>
export type FeedPost = Readonly<z.output<typeof feedPost>>
export type PreviewedPost = Readonly<z.output<typeof previewedPost>>
export type EditablePost = Readonly<z.output<typeof editablePost>>
export type Revision = Readonly<z.output<typeof revision>>
export type RevisionLine = Readonly<z.output<typeof revisionLine>>
export type TranslationChoice = Readonly<z.output<typeof translationChoice>>
export type PreviewLink = Readonly<z.output<typeof previewLink>>

/** A post on its page. */
export type Post = Readonly<Omit<z.output<typeof postRow>, 'id' | 'translationId'>> & {
  readonly translation: Readonly<z.output<typeof translationRow>> | null
}

/** A post in the staff list. */
export type AdminPost = Readonly<z.output<typeof adminPostRow>> & {
  /** The time of publication, while in the future. */
  readonly scheduledAt: string | null
}

export type BinnedPost = AdminPost & {
  readonly deletedAt: string
  /** Days until it is deleted for good, today included. */
  readonly daysLeft: number
}
