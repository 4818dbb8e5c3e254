import 'server-only'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { type StaffClient, authorizeEditor } from '@/lib/staff/queries'
import { columnsOf } from '@/lib/supabase/columns'
import { ownDraft } from './draft-queries'
import type { PostActionCode } from './form'
import {
  type EditablePost,
  type PreviewLink,
  type Revision,
  type RevisionLine,
  type TranslationChoice,
  editablePost,
  previewLink,
  revision,
  revisionLine,
  translationChoice,
} from '../schema'

/** Maximum number of listed former versions, and of posts offered as a translation. */
const MAX_VERSIONS = 200
const MAX_CHOICES = 500

const versionNumber = z.coerce.number().int().min(1)

/**
 * Calls `work` on one post for signed-in staff, after validating the id. Exceptions are logged and returned as
 * `failed`.
 */
export async function forPost<Data, Code extends string>(
  name: string,
  id: string,
  work: (client: StaffClient, id: string) => Promise<Result<Data, Code>>,
): Promise<Result<Data, Code | 'notAuthenticated' | 'gone' | 'failed'>> {
  try {
    const session = await authorizeEditor()
    if (!session.ok) return session
    const parsed = rowId.safeParse(id)
    return parsed.success ? await work(session.data.client, parsed.data) : fail('gone')
  } catch (error) {
    logError(name, error)
    return fail('failed')
  }
}

/** The unexpired preview link of a post; null if there is none. */
export async function livePreviewLink(client: StaffClient, id: string): Promise<PreviewLink | null> {
  const { data } = await client
    .from('post_previews')
    .select(columnsOf(previewLink))
    .eq('post_id', id)
    .gt('expires_at', new Date().toISOString())
    .throwOnError()
  return z.array(previewLink).parse(data)[0] ?? null
}

/** The post for the editor; null if missing or in the bin. */
async function storedPost(client: StaffClient, id: string): Promise<EditablePost | null> {
  const { data } = await client
    .from('blog_posts')
    .select(columnsOf(editablePost))
    .eq('id', id)
    .is('deleted_at', null)
    .throwOnError()
  return z.array(editablePost).parse(data)[0] ?? null
}

/** The former versions of a post, newest first, at most 200. */
async function revisions(client: StaffClient, id: string): Promise<RevisionLine[]> {
  const { data } = await client
    .from('post_revisions')
    .select(columnsOf(revisionLine))
    .eq('post_id', id)
    .order('version', { ascending: false })
    .limit(MAX_VERSIONS)
    .throwOnError()
  return z.array(revisionLine).parse(data)
}

/** One former version of a post, complete; null if there is none. */
async function revisionOf(client: StaffClient, id: string, version: string): Promise<Revision | null> {
  const parsed = versionNumber.safeParse(version)
  if (!parsed.success) return null
  const { data } = await client
    .from('post_revisions')
    .select(columnsOf(revision))
    .eq('post_id', id)
    .eq('version', parsed.data)
    .throwOnError()
  return z.array(revision).parse(data)[0] ?? null
}

/** The posts of both languages without a translation, and this post's own; last changed first, at most 500. */
async function translationChoices(client: StaffClient, id: string): Promise<TranslationChoice[]> {
  const { data } = await client
    .from('blog_posts')
    .select(columnsOf(translationChoice))
    .is('deleted_at', null)
    .or(`translation_id.is.null,translation_id.eq.${id}`)
    .neq('id', id)
    .order('updated_at', { ascending: false })
    .limit(MAX_CHOICES)
    .throwOnError()
  return z.array(translationChoice).parse(data)
}

/** The title of a post, in the bin or not; null if there is none. */
async function title(client: StaffClient, id: string): Promise<string | null> {
  const { data } = await client
    .from('blog_posts')
    .select(columnsOf(translationChoice))
    .eq('id', id)
    .throwOnError()
  return z.array(translationChoice).parse(data)[0]?.title ?? null
}

/** The editor's reads of one post. */
const reads = {
  post: storedPost,
  draft: ownDraft,
  revisions,
  revision: revisionOf,
  'translation-choices': translationChoices,
  title,
  'preview-link': livePreviewLink,
}

/** Reads that may be null; for the others null means `gone`. */
const optional = ['draft', 'preview-link'] as const

type Read<Name extends keyof typeof reads> = Awaited<ReturnType<(typeof reads)[Name]>>

/** The names of the editor's reads of one post, with their results. The draft may be of an unstored post. */
export type PostReads = {
  readonly [Name in keyof typeof reads]: Name extends (typeof optional)[number]
    ? Read<Name>
    : NonNullable<Read<Name>>
}

const isRead = (name: string): name is keyof PostReads => Object.hasOwn(reads, name)

/** Reads a part of one post for signed-in staff; `version` is that of a revision. */
export function readPost(
  name: string,
  id: string,
  version: string,
): Promise<Result<PostReads[keyof PostReads], PostActionCode>> {
  return forPost(`readPost ${name}`, id, async (client, post) => {
    if (!isRead(name)) return fail('gone')
    const data = await reads[name](client, post, version)
    return data === null && !optional.some((each) => each === name)
      ? fail('gone')
      : ok(data as PostReads[typeof name])
  })
}
