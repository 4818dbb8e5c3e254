'use server'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { currentStaff, staffForChange } from '@/lib/auth/queries'
import { Markdown } from '@/lib/markdown/markdown'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, ok, refuse } from '@/lib/result'
import { refreshPosts } from './refresh'
import { editableColumns, toEditablePost } from './rows'
import type { EditablePost } from './types'
import { POST_LIMITS, type PostActionCode, type PostFieldCode, type PostInput, postSchema } from './schema'

/** The answer to a save: which post it is now, or a code for the whole and codes for fields. */
export type SaveResult =
  | { readonly ok: true; readonly data: { readonly id: string } }
  | {
      readonly ok: false
      readonly code: PostActionCode | null
      readonly fields?: Partial<Record<keyof PostInput, PostFieldCode>>
    }

const UNIQUE_VIOLATION = '23505'
const postId = z.uuid()

type Refusal = Extract<SaveResult, { ok: false }>

function fieldErrors(error: z.ZodError<z.output<typeof postSchema>>): Refusal {
  const fields: Partial<Record<keyof PostInput, PostFieldCode>> = {}
  for (const issue of error.issues)
    fields[issue.path[0] as keyof PostInput] ??= issue.message as PostFieldCode
  const required = Object.values(fields).includes('titleAndContentRequired')
  return { ok: false, code: required ? 'titleAndContentRequired' : 'invalid', fields }
}

/**
 * Creates a post (id null) or changes one. Signed-in staff only; author and times are the database's to fill.
 * Everything rendered from posts is refreshed.
 */
export async function savePost(id: string | null, input: PostInput): Promise<SaveResult> {
  try {
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    const parsed = postSchema.safeParse(input)
    if (!parsed.success) return fieldErrors(parsed.error)
    if (id !== null && !postId.safeParse(id).success) return refuse('gone')
    const { featuredImage, ...rest } = parsed.data
    const row = { ...rest, featured_image: featuredImage }
    const posts = who.client.from('blog_posts')
    const before = id === null ? null : (await posts.select('slug').eq('id', id).throwOnError()).data[0]
    if (id !== null && !before) return refuse('gone')
    const write = id === null ? posts.insert(row) : posts.update(row).eq('id', id)
    const { data, error } = await write.select('id')
    if (error?.code === UNIQUE_VIOLATION) return { ok: false, code: null, fields: { slug: 'slugTaken' } }
    if (error) throw error
    if (!data[0]) return refuse('gone')
    await refreshPosts([row.slug, before?.slug])
    return ok({ id: data[0].id })
  } catch (error) {
    console.error('savePost', error)
    return refuse('failed')
  }
}

/** A post as the editor opens it. Signed-in staff only. */
export async function loadPost(id: string): Promise<Result<EditablePost, PostActionCode>> {
  try {
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    if (!postId.safeParse(id).success) return refuse('gone')
    const { data } = await who.client.from('blog_posts').select(editableColumns).eq('id', id).throwOnError()
    return data[0] ? ok(toEditablePost(data[0])) : refuse('gone')
  } catch (error) {
    console.error('loadPost', error)
    return refuse('failed')
  }
}

/** Deletes a post. Signed-in staff only. One that is gone already counts as deleted. */
export async function deletePost(id: string): Promise<Result<null, PostActionCode>> {
  try {
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    if (!postId.safeParse(id).success) return refuse('gone')
    const { data } = await who.client.from('blog_posts').delete().eq('id', id).select('slug').throwOnError()
    await refreshPosts(data.map(({ slug }) => slug))
    return ok(null)
  } catch (error) {
    console.error('deletePost', error)
    return refuse('failed')
  }
}

/** The text as its page will show it, by the site's own renderer. Signed-in staff only. */
export async function previewPost(
  content: string,
  locale: Locale,
): Promise<Result<ReactNode, 'notAuthenticated' | 'invalid' | 'failed'>> {
  try {
    const staff = await currentStaff()
    if (staff === null || staff === 'stranger') return refuse('notAuthenticated')
    if (typeof content !== 'string' || content.length > POST_LIMITS.content) return refuse('invalid')
    return ok(await Markdown({ source: content, locale }))
  } catch (error) {
    console.error('previewPost', error)
    return refuse('failed')
  }
}
