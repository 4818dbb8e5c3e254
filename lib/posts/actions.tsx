'use server'

import type { ReactNode } from 'react'
import { type z } from 'zod'
import { currentStaff, authorizeStaff } from '@/lib/staff/queries'
import { Markdown } from '@/lib/markdown/markdown'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, ok, fail } from '@/lib/result'
import { forPost } from './for-post'
import { refreshPosts } from './refresh'
import {
  POST_LIMITS,
  type PostActionCode,
  type PostBase,
  type PostFieldCode,
  type PostInput,
  type PostValues,
  baseSchema,
  postSchema,
} from './schema'
import type { EditablePost } from './types'
import { storedPost, writePost } from './write'

type FieldCodes = Partial<Record<keyof PostInput, PostFieldCode>>

/** The answer to a save: the post as it is now, or a code for the whole, codes for fields, the newer version. */
export type SaveResult =
  | { readonly ok: true; readonly data: EditablePost }
  | {
      readonly ok: false
      readonly code: PostActionCode | null
      readonly fields?: FieldCodes
      /** With `conflict`: the post as somebody else has saved it meanwhile. */
      readonly theirs?: EditablePost
    }

function fieldErrors(error: z.ZodError<PostValues>): SaveResult {
  const fields: FieldCodes = {}
  for (const issue of error.issues)
    fields[issue.path[0] as keyof PostInput] ??= issue.message as PostFieldCode
  const required = Object.values(fields).includes('titleAndContentRequired')
  return { ok: false, code: required ? 'titleAndContentRequired' : 'invalid', fields }
}

/**
 * Creates a post or changes one, over exactly the version named and no newer one. Signed-in staff only; author and
 * times are the database's to fill. Everything rendered from posts is refreshed.
 */
export async function savePost(base: PostBase, input: PostInput): Promise<SaveResult> {
  try {
    const who = await authorizeStaff()
    if (!who) return fail('notAuthenticated')
    const parsed = postSchema.safeParse(input)
    if (!parsed.success) return fieldErrors(parsed.error)
    const from = baseSchema.safeParse(base)
    if (!from.success) return fail('gone')
    const written = await writePost(who.client, from.data, parsed.data)
    if (written.kind === 'gone') return fail('gone')
    if (written.kind === 'field') return { ok: false, code: null, fields: { [written.field]: written.code } }
    if (written.kind === 'conflict') return { ok: false, code: 'conflict', theirs: written.theirs }
    await refreshPosts(written.slugs)
    return ok(written.post)
  } catch (error) {
    console.error('savePost', error)
    return fail('failed')
  }
}

/** A post as the editor opens it; one in the bin is gone. Signed-in staff only. */
export async function loadPost(id: string): Promise<Result<EditablePost, PostActionCode>> {
  return forPost('loadPost', id, async (client, post) => {
    const stored = await storedPost(client, post)
    return stored ? ok(stored) : fail('gone')
  })
}

/** The text as its page will show it, by the site's own renderer. Signed-in staff only. */
export async function previewPost(
  content: string,
  locale: Locale,
): Promise<Result<ReactNode, 'notAuthenticated' | 'invalid' | 'failed'>> {
  try {
    if (!(await currentStaff())) return fail('notAuthenticated')
    if (typeof content !== 'string' || content.length > POST_LIMITS.content) return fail('invalid')
    return ok(await Markdown({ source: content, locale }))
  } catch (error) {
    console.error('previewPost', error)
    return fail('failed')
  }
}
