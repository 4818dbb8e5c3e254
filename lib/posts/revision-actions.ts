'use server'

import { z } from 'zod'
import { staffForChange } from '@/lib/auth/queries'
import { type Result, ok, refuse } from '@/lib/result'
import { forPost } from './for-post'
import {
  type Revision,
  type RevisionLine,
  type TranslationChoice,
  choiceColumns,
  lineColumns,
  revisionColumns,
  toRevision,
  toRevisionLine,
  toTranslationChoice,
} from './revisions'
import type { PostActionCode } from './schema'

/** The most former versions that are listed, and posts that are offered as a translation. */
const MOST_VERSIONS = 200
const MOST_CHOICES = 500

const versionNumber = z.int().min(1)

/** The former versions of a post, newest first, at most 200. Signed-in staff only. */
export async function postRevisions(id: string): Promise<Result<RevisionLine[], PostActionCode>> {
  return forPost('postRevisions', id, async (client, post) => {
    const { data } = await client
      .from('post_revisions')
      .select(lineColumns)
      .eq('post_id', post)
      .order('version', { ascending: false })
      .limit(MOST_VERSIONS)
      .throwOnError()
    return ok(data.map(toRevisionLine))
  })
}

/** One former version of a post, whole; `gone` where there is none. Signed-in staff only. */
export async function postRevision(id: string, version: number): Promise<Result<Revision, PostActionCode>> {
  return forPost('postRevision', id, async (client, post) => {
    const number = versionNumber.safeParse(version)
    if (!number.success) return refuse('gone')
    const { data } = await client
      .from('post_revisions')
      .select(revisionColumns)
      .eq('post_id', post)
      .eq('version', number.data)
      .throwOnError()
    return data[0] ? ok(toRevision(data[0])) : refuse('gone')
  })
}

/**
 * The posts of both languages that have no translation yet, and the one that is this post's (id null for a new post);
 * last changed first, at most 500. Signed-in staff only.
 */
export async function translationChoices(
  id: string | null,
): Promise<Result<TranslationChoice[], 'notAuthenticated' | 'failed'>> {
  try {
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    const own = z.uuid().safeParse(id)
    const choices = who.client.from('blog_posts').select(choiceColumns).is('deleted_at', null)
    const { data } = await (
      own.success
        ? choices.or(`translation_id.is.null,translation_id.eq.${own.data}`).neq('id', own.data)
        : choices.is('translation_id', null)
    )
      .order('updated_at', { ascending: false })
      .limit(MOST_CHOICES)
      .throwOnError()
    return ok(data.map(toTranslationChoice))
  } catch (error) {
    console.error('translationChoices', error)
    return refuse('failed')
  }
}
