import { fromLocalTime, isLocalTime, toLocalTime } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import type { Draft } from '@/lib/posts/editor/drafts'
import { type PostBase, type PostInput, postFields } from '@/lib/posts/editor/form'
import type { EditablePost } from '@/lib/posts/schema'

/** A post in the form: a stored one and the version it is, or a new one. */
export interface FormPost {
  readonly base: PostBase
  readonly input: PostInput
  /** Of a post that was just saved: whether its translation is or was scheduled with it. */
  readonly together?: boolean
}

/** What the form opens with. What it holds counts as saved, unless there is a draft of it. */
export interface OpenPost extends FormPost {
  /** What was typed and never saved: it is in the form from the beginning. */
  readonly draft?: Draft
  /** The same, where the writer is asked first. */
  readonly offer?: Draft
  /** The language of the post whose text the draft repeats, to be translated in its place. */
  readonly copiedFrom?: Locale
}

/** A new post. The browser gives it its id before anything is saved, so that a repeated save makes no second post. */
export const newBase = (id: string = crypto.randomUUID()): PostBase => ({ id, version: 'new' })

/** Whether a post is not stored yet, as far as the form knows. */
export const isNew = ({ version }: PostBase) => typeof version !== 'number'

const formInput = (values: Partial<Record<keyof PostInput, string | null>>) =>
  Object.fromEntries(postFields.map((name) => [name, values[name] ?? ''])) as PostInput

/** An empty form for a post: a draft, in the given language. */
export function emptyPost(language: Locale, base: PostBase): OpenPost {
  return { base, input: formInput({ status: 'draft', language }) }
}

/** The fields of a stored version as the form holds them. A version knows no translation; the given one is used. */
export function inputOf(
  post: Omit<EditablePost, 'id' | 'updatedAt' | 'updatedBy' | 'translationId'>,
  translationId: string | null,
): PostInput {
  return formInput({
    ...post,
    isSensitive: post.isSensitive ? 'yes' : '',
    publishedAt: toLocalTime(post.publishedAt),
    translationId,
  })
}

/** What the form opens with for a stored post. */
export function storedPost(post: EditablePost): OpenPost {
  return { base: { id: post.id, version: post.version }, input: inputOf(post, post.translationId) }
}

/** What the status of a post and its moment of publication come to: a published one of a moment to come is scheduled. */
export function publicationStage({ status, publishedAt }: Pick<PostInput, 'status' | 'publishedAt'>) {
  const isUpcoming = isLocalTime(publishedAt) && Date.parse(fromLocalTime(publishedAt)) > Date.now()
  return status === 'published' && isUpcoming ? 'scheduled' : status
}

/**
 * A new post that is to be the translation of a stored one into a language. What readers of both share is there; title, excerpt and text
 * are repeated, to be translated in their place. Its address and the description of its picture are its own. That of a
 * scheduled post has its moment, so that it is scheduled with it.
 */
export function translationOf({ base, input }: FormPost, language: Locale): OpenPost {
  const empty = emptyPost(language, newBase())
  const { title, excerpt, content, featuredImage, category, authorName, authorRole, isSensitive } = input
  const copied = { title, excerpt, content, featuredImage, category, authorName, authorRole, isSensitive }
  const publishedAt = publicationStage(input) === 'scheduled' ? input.publishedAt : ''
  const draft: Draft = {
    at: new Date().toISOString(),
    base: empty.base,
    input: { ...empty.input, ...copied, publishedAt, translationId: base.id },
  }
  return { ...empty, draft, copiedFrom: input.language }
}

const HASH = /^#edit=((?:new-)?[\da-f-]{36}|new)$/
const NEW_PREFIX = 'new-'

/** What the address calls an open post: its id, with `new-` before it while it is not stored. */
export const addressName = (base: PostBase) => (isNew(base) ? NEW_PREFIX : '') + base.id

/** The id in such a name; null for `new` alone, a post that has none yet. */
export const idOfName = (name: string) => (name === 'new' ? null : name.replace(NEW_PREFIX, ''))

/** The name of the post that the present address opens, `new` for any new one; null for none. */
export function nameInAddress(): string | null {
  return HASH.exec(window.location.hash)?.[1] ?? null
}

/**
 * Writes into the address which post is open (null: none), so that reloading leads back to it. It stands in the hash:
 * with another query the router would load another page, and its next refresh would reset the form.
 */
export function writeAddress(base: PostBase | null) {
  const url = new URL(window.location.href)
  url.hash = base === null ? '' : `edit=${addressName(base)}`
  window.history.replaceState(null, '', url)
}
