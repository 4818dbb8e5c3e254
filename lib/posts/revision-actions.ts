'use server'

import { z } from 'zod'
import { type Result, ok, fail } from '@/lib/result'
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
    if (!number.success) return fail('gone')
    const { data } = await client
      .from('post_revisions')
      .select(revisionColumns)
      .eq('post_id', post)
      .eq('version', number.data)
      .throwOnError()
    return data[0] ? ok(toRevision(data[0])) : fail('gone')
  })
}

/**
 * The posts of both languages that have no translation yet, and the one that is this post's; last changed first, at
 * most 500. Signed-in staff only.
 */
export async function translationChoices(id: string): Promise<Result<TranslationChoice[], PostActionCode>> {
  return forPost('translationChoices', id, async (client, post) => {
    const { data } = await client
      .from('blog_posts')
      .select(choiceColumns)
      .is('deleted_at', null)
      .or(`translation_id.is.null,translation_id.eq.${post}`)
      .neq('id', post)
      .order('updated_at', { ascending: false })
      .limit(MOST_CHOICES)
      .throwOnError()
    return ok(data.map(toTranslationChoice))
  })
}

/** The title of a post, in the bin or out of it; `gone` where there is none. Signed-in staff only. */
export async function postTitle(id: string): Promise<Result<string, PostActionCode>> {
  return forPost('postTitle', id, async (client, post) => {
    const { data } = await client.from('blog_posts').select(choiceColumns).eq('id', post).throwOnError()
    return data[0] ? ok(toTranslationChoice(data[0]).title) : fail('gone')
  })
}
