import 'server-only'
import type { StaffClient } from '@/lib/auth/queries'
import { type EditablePost } from './types'
import { editableColumns, toEditablePost } from './rows'
import { fromLocalTime, toLocalTime } from './schedule'
import type { PostBase, PostFieldCode, PostInput, PostValues } from './schema'

/** What became of a write, with the slugs of all posts that show it. */
export type Written =
  | { readonly kind: 'stored'; readonly post: EditablePost; readonly slugs: readonly string[] }
  | { readonly kind: 'field'; readonly field: keyof PostInput; readonly code: PostFieldCode }
  | { readonly kind: 'conflict'; readonly theirs: EditablePost }
  | { readonly kind: 'gone' }

/** The stored post as it is now; null where there is none, or it lies in the bin. */
export async function storedPost(client: StaffClient, id: string): Promise<EditablePost | null> {
  const { data } = await client
    .from('blog_posts')
    .select(editableColumns)
    .eq('id', id)
    .is('deleted_at', null)
    .throwOnError()
  return data[0] ? toEditablePost(data[0]) : null
}

/**
 * Stores a post, new (base null) or over exactly the version named.
 * @throws the database's error where it is none that a writer can mend.
 */
export async function writePost(
  client: StaffClient,
  base: PostBase | null,
  values: PostValues,
): Promise<Written> {
  const before = base && (await storedPost(client, base.id))
  if (base && !before) return { kind: 'gone' }
  const posts = client.from('blog_posts')
  const row = toRow(values, before)
  const { data, error } = base
    ? await posts
        .update(row)
        .eq('id', base.id)
        .eq('version', base.version)
        .is('deleted_at', null)
        .select(editableColumns)
    : await posts.insert(row).select(editableColumns)
  if (error) return { kind: 'field', ...fieldOf(error) }
  if (data[0]) {
    const post = toEditablePost(data[0])
    const shown = [before?.translationId, post.translationId].filter((id) => typeof id === 'string')
    // The post is stored: that its translation's address cannot be read is no failure of the save.
    const others = shown.length ? await posts.select('slug').in('id', shown) : null
    if (others?.error) console.error('writePost', others.error.message)
    const slugs = [
      post.slug,
      ...(before ? [before.slug] : []),
      ...(others?.data ?? []).map(({ slug }) => slug),
    ]
    return { kind: 'stored', post, slugs }
  }
  const theirs = base && (await storedPost(client, base.id))
  return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' }
}

function toRow(values: PostValues, before: EditablePost | null) {
  const { featuredImage, featuredImageAlt, translationId, publishedAt, ...rest } = values
  // A form knows no seconds: the time it was given back unchanged stays as it is.
  const sameTime = before !== null && publishedAt === toLocalTime(before.publishedAt)
  return {
    ...rest,
    featured_image: featuredImage,
    featured_image_alt: featuredImageAlt,
    translation_id: translationId,
    ...(sameTime ? {} : { published_at: publishedAt === '' ? null : fromLocalTime(publishedAt) }),
  }
}

/** Which field a refusal of the database is about; throws what is about none. */
function fieldOf(error: { code?: string; message: string }): { field: keyof PostInput; code: PostFieldCode } {
  const { code, message } = error
  if (code === '23505' && message.includes('translation'))
    return { field: 'translationId', code: 'translationTaken' }
  if (code === '23505') return { field: 'slug', code: 'slugTaken' }
  if (code === '23503') return { field: 'translationId', code: 'choiceInvalid' }
  if (code === 'PT409') return { field: 'translationId', code: 'translationLanguage' }
  throw error
}
