import 'server-only'
import type { StaffClient } from '@/lib/staff/queries'
import type { EditablePost } from './types'
import { editableColumns, toEditablePost } from './rows'
import { fromLocalTime, toLocalTime } from './schedule'
import type { PostBase, PostFieldCode, PostInput, PostValues } from './schema'
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from './violations'

/** The version that a post has when it is made. */
const FIRST_VERSION = 1

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
 * Stores a post, new or over exactly the version named. What is stored word for word already counts as stored: the
 * answer to an earlier save was lost.
 * @throws the database's error where it is none that a writer can mend.
 */
export async function writePost(
  client: StaffClient,
  { id, version }: PostBase,
  values: PostValues,
): Promise<Written> {
  return typeof version === 'number'
    ? changePost(client, id, version, values)
    : createPost(client, id, version === 'sent', values)
}

/** Makes the post. One that an earlier sending has made is changed, as long as it is still the version made then. */
async function createPost(
  client: StaffClient,
  id: string,
  sentBefore: boolean,
  values: PostValues,
): Promise<Written> {
  const { data, error } = await client
    .from('blog_posts')
    .insert({ id, ...toRow(values, null) })
    .select(editableColumns)
  if (data?.[0]) return stored(client, null, toEditablePost(data[0]))
  if (error?.code === UNIQUE_VIOLATION && (await isTaken(client, id)))
    return changePost(client, id, sentBefore ? FIRST_VERSION : null, values)
  return refusal(error)
}

/** Changes the post over that version; null is over none, so that only what is stored already counts. */
async function changePost(
  client: StaffClient,
  id: string,
  version: number | null,
  values: PostValues,
): Promise<Written> {
  const before = await storedPost(client, id)
  if (!before) return { kind: 'gone' }
  if (before.version !== version)
    return isStored(values, before) ? stored(client, null, before) : { kind: 'conflict', theirs: before }
  const { data, error } = await client
    .from('blog_posts')
    .update(toRow(values, before))
    .eq('id', id)
    .eq('version', version)
    .is('deleted_at', null)
    .select(editableColumns)
  if (error) return refusal(error)
  if (data[0]) return stored(client, before, toEditablePost(data[0]))
  const theirs = await storedPost(client, id)
  return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' }
}

/** Whether a post has that id, in the bin or out of it. */
async function isTaken(client: StaffClient, id: string): Promise<boolean> {
  const { data } = await client.from('blog_posts').select('id').eq('id', id).throwOnError()
  return data.length > 0
}

/** Whether the post says already what is to be saved. Published without a time, it has one by now. */
function isStored(values: PostValues, post: EditablePost): boolean {
  const { publishedAt, ...rest } = values
  const timeLeftOpen = publishedAt === '' && values.status === 'published'
  return (
    (timeLeftOpen || publishedAt === toLocalTime(post.publishedAt)) &&
    Object.entries(rest).every(([name, value]) => post[name as keyof typeof rest] === value)
  )
}

async function stored(
  client: StaffClient,
  before: EditablePost | null,
  post: EditablePost,
): Promise<Written> {
  const shown = [before?.translationId, post.translationId].filter((id) => typeof id === 'string')
  // The post is stored: that its translation's address cannot be read is no failure of the save.
  const others = shown.length ? await client.from('blog_posts').select('slug').in('id', shown) : null
  if (others?.error) console.error('writePost', others.error.message)
  const slugs = [post.slug, ...(before ? [before.slug] : []), ...(others?.data ?? []).map(({ slug }) => slug)]
  return { kind: 'stored', post, slugs }
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
function refusal(error: { code?: string; message: string } | null): Written {
  const field = (field: keyof PostInput, code: PostFieldCode) => ({ kind: 'field', field, code }) as const
  if (error?.code === UNIQUE_VIOLATION && error.message.includes('translation'))
    return field('translationId', 'translationTaken')
  if (error?.code === UNIQUE_VIOLATION) return field('slug', 'slugTaken')
  if (error?.code === FOREIGN_KEY_VIOLATION) return field('translationId', 'choiceInvalid')
  if (error?.code === 'PT409') return field('translationId', 'translationLanguage')
  throw error
}
