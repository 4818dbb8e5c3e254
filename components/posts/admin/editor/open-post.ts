import { fromLocalTime, isLocalTime, toLocalTime } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import type { Draft } from '@/lib/posts/editor/drafts'
import { type PostBase, type PostInput, postFields } from '@/lib/posts/editor/form'
import type { EditablePost } from '@/lib/posts/schema'

/** A post in the form: stored, with its version, or new. */
export interface FormPost {
  readonly base: PostBase
  readonly input: PostInput
  /** Whether the translation of a just saved post is or was scheduled with it. */
  readonly together?: boolean
}

/** The form's initial content, counted as saved unless there is a draft. */
export interface OpenPost extends FormPost {
  /** In the form from the start. */
  readonly draft?: Draft
  /** Offered first. */
  readonly offer?: Draft
  /** The language of the post to be translated. */
  readonly copiedFrom?: Locale
}

/** A new post. Its id is set before the first save, so that a repeated save makes no second post. */
export const newBase = (id: string = crypto.randomUUID()): PostBase => ({ id, version: 'new' })

/** Whether a post is not stored, as far as the form knows. */
export const isNew = ({ version }: PostBase) => typeof version !== 'number'

const formInput = (values: Partial<Record<keyof PostInput, string | null>>) =>
  Object.fromEntries(postFields.map((name) => [name, values[name] ?? ''])) as PostInput

/** An empty draft in the given language. */
export function emptyPost(language: Locale, base: PostBase): OpenPost {
  return { base, input: formInput({ status: 'draft', language }) }
}

/** The form fields of a stored version, which has no translation of itself: the given one is used. */
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

/** The initial content for a stored post. */
export function storedPost(post: EditablePost): OpenPost {
  return { base: { id: post.id, version: post.version }, input: inputOf(post, post.translationId) }
}

/** The effective status: published at a future moment is scheduled. */
export function publicationStage({ status, publishedAt }: Pick<PostInput, 'status' | 'publishedAt'>) {
  const isUpcoming = isLocalTime(publishedAt) && Date.parse(fromLocalTime(publishedAt)) > Date.now()
  return status === 'published' && isUpcoming ? 'scheduled' : status
}

/**
 * A new translation of a stored post. Shared fields are filled in; title, excerpt and text are copied for translation.
 * Slug and picture description stay empty. A scheduled post's moment is copied, so that both are scheduled together.
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

/** A post's name in the address: its id, with `new-` before it until stored. */
export const addressName = (base: PostBase) => (isNew(base) ? NEW_PREFIX : '') + base.id

/** The id in a name; null for `new`, which has none. */
export const idOfName = (name: string) => (name === 'new' ? null : name.replace(NEW_PREFIX, ''))

/** The name in the current address, `new` for any new post; null for none. */
export function nameInAddress(): string | null {
  return HASH.exec(window.location.hash)?.[1] ?? null
}

/**
 * Writes the open post (null: none) into the address, so that a reload returns to it. In the hash: with another query
 * the router would load another page, and its next refresh would reset the form.
 */
export function writeAddress(base: PostBase | null) {
  const url = new URL(window.location.href)
  url.hash = base === null ? '' : `edit=${addressName(base)}`
  window.history.replaceState(null, '', url)
}
