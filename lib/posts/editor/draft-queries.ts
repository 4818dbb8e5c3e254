import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { type Result, fail, ok } from '@/lib/result'
import type { StaffClient } from '@/lib/staff/queries'
import { serverClient } from '@/lib/supabase/server'
import { type Draft, type WaitingDraft, draftSchema } from './drafts'

/** Maximum number of listed drafts. */
const MAX_DRAFTS = 50

/** The version in the form: a number, or one of two words. */
const version = z.string().transform((text) => (/^\d+$/.test(text) ? Number(text) : text))
const row = z.object({ post_id: z.string(), version, typed_at: isoTime })
const waitingRow = row
  .extend({ title: z.string().nullable() })
  .transform(({ post_id: id, version, typed_at: at, title }) => ({
    at,
    base: { id, version },
    title: title ?? '',
  }))
const draftRow = row
  .extend({ input: z.unknown() })
  .transform(({ post_id: id, version, typed_at: at, input }) => ({ at, base: { id, version }, input }))
  .pipe(draftSchema)

/** The signed-in staff member's drafts from any device, newest first, at most 50. */
export async function waitingDrafts(): Promise<WaitingDraft[]> {
  const client = await serverClient()
  const { data } = await client
    .from('post_drafts')
    .select('post_id,version,typed_at,title:input->>title')
    .order('typed_at', { ascending: false })
    .limit(MAX_DRAFTS)
    .throwOnError()
  return z.array(waitingRow).parse(data) as WaitingDraft[]
}

/** The signed-in staff member's draft of a post; null if there is none. */
export async function ownDraft(client: StaffClient, id: string): Promise<Draft | null> {
  const { data } = await client
    .from('post_drafts')
    .select('post_id,version,typed_at,input')
    .eq('post_id', id)
    .throwOnError()
  return z.array(draftRow).parse(data)[0] ?? null
}

/** Stores the writer's draft of a post over the previous one; null deletes it. `invalid` for anything else. */
export async function storeDraft(
  client: StaffClient,
  postId: string,
  sent: unknown,
): Promise<Result<null, 'invalid'>> {
  const drafts = client.from('post_drafts')
  if (sent === null) {
    await drafts.delete().eq('post_id', postId).throwOnError()
    return ok(null)
  }
  const { data } = draftSchema.safeParse(sent)
  // The database cannot store NUL.
  const isStorable =
    data?.base.id === postId && !Object.values(data.input).some((text) => text.includes('\0'))
  if (!isStorable) return fail('invalid')
  const { at, base, input } = data
  await drafts.upsert({ post_id: postId, version: String(base.version), input, typed_at: at }).throwOnError()
  return ok(null)
}
