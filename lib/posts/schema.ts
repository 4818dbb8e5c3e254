import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { postCategories, postStatuses } from './fields'

/**
 * A post as the database stores it, under the field names of this code (`columnsOf` selects them). Every other shape of
 * a post is a part of this one. Times are ISO 8601 in UTC.
 */
const storedPost = z.object({
  id: z.guid(),
  /** Counts the changes of what people write; a save names the one that it began from. */
  version: z.coerce.number(),
  title: z.string(),
  slug: z.string(),
  /** Markdown. */
  content: z.string(),
  excerpt: z.string().nullable(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
  /** Who wrote it, as readers see it. */
  authorName: z.string().nullable(),
  authorRole: z.string().nullable(),
  /** What search results show in place of title and excerpt. */
  searchTitle: z.string().nullable(),
  searchDescription: z.string().nullable(),
  /** Whether it touches on suicide, abuse or violence. */
  isSensitive: z.boolean(),
  status: z.enum(postStatuses),
  /** Which need not be that of the page it was written on. */
  language: storedLanguage,
  category: z.enum(postCategories).nullable(),
  /** The time of publication, past or to come; null for a draft without one. */
  publishedAt: isoTime.nullable(),
  translationId: z.guid().nullable(),
  updatedAt: isoTime,
  /** The e-mail address of whoever saved it last, `system` for the secret key; null where that is not known. */
  updatedBy: z.string().nullable(),
})

/** A choice of the fields of a post. */
const fields = <Name extends keyof typeof storedPost.shape>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Readonly<Record<Name, true>>

/** A post that visitors may read: it has a time of publication. */
const livePost = storedPost.extend({ publishedAt: isoTime })

/** A post as lists show it. */
export const postSummary = livePost.pick({
  ...fields('title', 'slug', 'excerpt', 'featuredImage', 'featuredImageAlt'),
  ...fields('language', 'category', 'publishedAt'),
})

const author = fields('authorName', 'authorRole')

/** What the database gives of a post for its page; the translation is read after it. */
export const postRow = postSummary.extend(
  livePost.pick({
    ...author,
    ...fields('id', 'content', 'searchTitle', 'searchDescription'),
    ...fields('isSensitive', 'updatedAt', 'translationId'),
  }).shape,
)

/** The address of the same post in another language, where visitors can read it. */
export const translationRow = livePost.pick({ slug: true, language: true })

/** A post as a feed gives it: whole, and with the id that stays when its address changes. */
export const feedPost = postSummary
  .omit({ language: true })
  .extend(livePost.pick({ id: true, content: true, updatedAt: true }).shape)

/** A post as a preview link shows it, with the time at which the link expires. */
export const previewedPost = postSummary
  .omit({ slug: true })
  .extend(
    storedPost.pick({ ...author, ...fields('content', 'isSensitive', 'publishedAt', 'updatedAt') }).shape,
  )
  .extend({ expiresAt: isoTime })

/** A post as the editor opens it. */
export const editablePost = storedPost

/** Who saved a post last; null where no member of staff is known to have. */
const staffMember = storedPost.shape.updatedBy.transform((name) => (name === 'system' ? null : name))

/** A line of the staff list. */
export const adminPostRow = storedPost
  .pick(fields('id', 'title', 'status', 'language', 'category', 'publishedAt', 'updatedAt'))
  .extend({ updatedBy: staffMember })

/** A line of the bin. */
export const binnedPostRow = adminPostRow.extend({ deletedAt: isoTime })

/** What people wrote of a post in one version. The translation is not part of a version. */
export const revision = storedPost.omit(fields('id', 'translationId', 'updatedAt', 'updatedBy'))

/** A former version of a post, as the list of them names it: when it was saved, and by whom where that is known. */
export const revisionLine = z.object({
  version: storedPost.shape.version,
  savedAt: isoTime,
  savedBy: z.string().nullable(),
})

/** A post that another may be the translation of. */
export const translationChoice = storedPost.pick({ id: true, title: true, language: true })

/** A link that shows a post as it is stored to whoever holds it. Its id is unguessable: the last part of the address. */
export const previewLink = z.object({ id: z.guid(), expiresAt: isoTime })

export type PostSummary = Readonly<z.output<typeof postSummary>>
export type FeedPost = Readonly<z.output<typeof feedPost>>
export type PreviewedPost = Readonly<z.output<typeof previewedPost>>
export type EditablePost = Readonly<z.output<typeof editablePost>>
export type Revision = Readonly<z.output<typeof revision>>
export type RevisionLine = Readonly<z.output<typeof revisionLine>>
export type TranslationChoice = Readonly<z.output<typeof translationChoice>>
export type PreviewLink = Readonly<z.output<typeof previewLink>>

/** A post as its page shows it. */
export type Post = Readonly<Omit<z.output<typeof postRow>, 'id' | 'translationId'>> & {
  readonly translation: Readonly<z.output<typeof translationRow>> | null
}

/** A post as the staff list shows it. */
export type AdminPost = Readonly<Omit<z.output<typeof adminPostRow>, 'publishedAt'>> & {
  /** When it will be published, while that is still to come. */
  readonly scheduledAt: string | null
}

/** A post in the bin. */
export type BinnedPost = AdminPost & {
  readonly deletedAt: string
  /** Days until it is deleted for good, the present one included. */
  readonly daysLeft: number
}
