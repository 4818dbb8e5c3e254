import { toLocalTime } from '@/lib/posts/schedule'
import type { Locale } from '@/lib/i18n/routing'
import type { PostBase, PostInput } from '@/lib/posts/schema'
import type { EditablePost } from '@/lib/posts/types'

/** What the form opens with: a stored post and the version it is, or empty for a new one. */
export interface EditorStart {
  readonly base: PostBase
  readonly input: PostInput
}

/** A new post as its writer's browser names it: with an id of its own before anything is saved. */
export const newBase = (id: string = crypto.randomUUID()): PostBase => ({ id, version: 'new' })

/** Whether a post is not stored yet, as far as the form knows. */
export const isNew = ({ version }: PostBase) => typeof version !== 'number'

/** An empty form for a post: a draft, in the language of the page. */
export function emptyStart(language: Locale, base: PostBase): EditorStart {
  return {
    base,
    input: {
      title: '',
      slug: '',
      featuredImage: '',
      featuredImageAlt: '',
      excerpt: '',
      content: '',
      status: 'draft',
      language,
      category: '',
      publishedAt: '',
      translationId: '',
    },
  }
}

/** The fields of a version as the form holds them. Where it knows of no translation, the given one stays. */
export function inputOf(
  post: Omit<EditablePost, 'id' | 'updatedAt' | 'updatedBy' | 'translationId'>,
  translationId: string | null,
): PostInput {
  return {
    title: post.title,
    slug: post.slug,
    featuredImage: post.featuredImage ?? '',
    featuredImageAlt: post.featuredImageAlt ?? '',
    excerpt: post.excerpt ?? '',
    content: post.content,
    status: post.status,
    language: post.language,
    category: post.category ?? '',
    publishedAt: toLocalTime(post.publishedAt),
    translationId: translationId ?? '',
  }
}

/** What the form opens with for a stored post. */
export function startOf(post: EditablePost): EditorStart {
  return { base: { id: post.id, version: post.version }, input: inputOf(post, post.translationId) }
}
