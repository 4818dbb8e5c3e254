'use server'

import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { fromLocalTime } from '@/lib/dates'
import { renderingExcess } from '@/lib/markdown/markdown'
import { type Result, ok, fail } from '@/lib/result'
import { revalidateAllPages } from '@/lib/site/queries'
import { authorizeEditor } from '@/lib/staff/queries'
import { toColumns, toFields } from '@/lib/supabase/columns'
import { CONFLICT, FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '@/lib/supabase/errors'
import {
  type PostActionCode,
  type PostFieldCode,
  type PostInput,
  type PostValues,
  baseSchema,
  postSchema,
} from './form'
import { type EditablePost, editablePost } from '../schema'

/** The version of a new post. */
const FIRST_VERSION = 1

type FieldCodes = Partial<Record<keyof PostInput, PostFieldCode>>

/**
 * The result of a save: the stored post, and whether its translation is or was scheduled with it; or codes, and the
 * newer version.
 */
export type SaveResult =
  | { readonly ok: true; readonly data: EditablePost; readonly together: boolean }
  | {
      readonly ok: false
      readonly code: PostActionCode | null
      readonly fields?: FieldCodes
      /** With `conflict`: the version that somebody else has saved meanwhile. */
      readonly theirs?: EditablePost
    }

/** Why a post could not be moved into or out of the bin. */
export type BinCode = 'notAuthenticated' | 'gone' | 'slugTaken' | 'failed'

const post = z.record(z.string(), z.unknown()).transform(toFields).pipe(editablePost)
const saveAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    post,
    together: z.boolean(),
  }),
  z.object({ outcome: z.literal('conflict'), post }),
  z.object({ outcome: z.literal('gone') }),
])

function invalid(error: z.ZodError<PostValues>): SaveResult {
  const fields: FieldCodes = {}
  for (const issue of error.issues)
    fields[issue.path[0] as keyof PostInput] ??= issue.message as PostFieldCode
  const required = Object.values(fields).includes('titleAndContentRequired')
  return { ok: false, code: required ? 'titleAndContentRequired' : 'invalid', fields }
}

/** The field of a database error. @throws the error if it concerns none. */
function refused(error: { code: string; message: string }): SaveResult {
  const field = (name: keyof PostInput, code: PostFieldCode): SaveResult => ({
    ok: false,
    code: null,
    fields: { [name]: code },
  })
  if (error.code === UNIQUE_VIOLATION)
    return error.message.includes('translation')
      ? field('translationId', 'translationTaken')
      : field('slug', 'slugTaken')
  if (error.code === FOREIGN_KEY_VIOLATION) return field('translationId', 'choiceInvalid')
  if (error.code === CONFLICT) return field('translationId', 'translationLanguage')
  throw error
}

/**
 * Creates or changes a post, only over the version named; a repeated save counts once. Signed-in staff only; the
 * database sets author and times. Refuses text that cannot be rendered.
 */
export const savePost = staffAction(
  'savePost',
  { who: authorizeEditor, takes: [baseSchema, z.custom<PostInput>()] },
  async ({ client }, { id, version }, input): Promise<SaveResult> => {
    const parsed = postSchema.safeParse(input)
    if (!parsed.success) return invalid(parsed.error)
    const { publishedAt, content } = parsed.data
    const excess = await renderingExcess(content)
    if (excess) return { ok: false, code: 'invalid', fields: { content: excess } }
    const { data, error } = await client.rpc('save_post', {
      post_id: id,
      is_new: typeof version !== 'number',
      // A post created by an earlier save is changed, as long as it is still the version created then.
      base_version: version === 'sent' ? FIRST_VERSION : version === 'new' ? undefined : version,
      fields: toColumns({
        ...parsed.data,
        publishedAt: publishedAt === '' ? null : fromLocalTime(publishedAt),
      }),
    })
    if (error) return refused(error)
    const saved = saveAnswer.parse(data)
    if (saved.outcome === 'gone') return fail('gone')
    if (saved.outcome === 'conflict') return { ok: false, code: 'conflict', theirs: saved.post }
    revalidateAllPages()
    return { ok: true, data: saved.post, together: saved.together }
  },
)

/** Moves a post to the bin. Signed-in staff only. A post already in the bin, or gone, counts as deleted. */
export const deletePost = staffAction(
  'deletePost',
  { who: authorizeEditor, takes: [rowId] },
  async ({ client }, post): Promise<Result<null, BinCode>> => {
    await client
      .from('blog_posts')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', post)
      .is('deleted_at', null)
      .throwOnError()
    revalidateAllPages()
    return ok(null)
  },
)

/**
 * Takes a post out of the bin, unchanged; one already out counts as restored. Signed-in staff only. `slugTaken` if its
 * address is taken, `gone` if the bin was emptied.
 */
export const restorePost = staffAction(
  'restorePost',
  { who: authorizeEditor, takes: [rowId] },
  async ({ client }, post): Promise<Result<null, BinCode>> => {
    const { data, error } = await client
      .from('blog_posts')
      .update({ deleted_at: null })
      .eq('id', post)
      .select('id')
    if (error?.code === UNIQUE_VIOLATION) return fail('slugTaken')
    if (error) throw error
    if (!data[0]) return fail('gone')
    revalidateAllPages()
    return ok(null)
  },
)
