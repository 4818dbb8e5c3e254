'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { isDocumentKey } from '@/lib/content/documents'
import { sendDueMail } from '@/lib/mail/send'
import { momentToCome } from '@/lib/posts/schedule'
import { ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { expireContent } from './expire'
import { conflict, contentAnswer, forDocument, refusalOf, refuse } from './document-queries'
import { publicationRefusal } from './publication'
import { findDocument } from './queries'
import type { ContentBase, ContentRefusal, OpenDocument, PublishedDocument, SavedDocument } from './schema'

/** What an action about a document answers. */
type Answer<Data> = { readonly ok: true; readonly data: Data } | ContentRefusal

/**
 * Saves the shared draft of a document over exactly the one that was read. What is missing in it does not stop that.
 * Admins only, as all below.
 */
export async function saveContentDraft(
  key: string,
  document: unknown,
  base: ContentBase,
): Promise<Answer<SavedDocument>> {
  return forDocument<SavedDocument>('saveContentDraft', key, document, base, async (asked) => {
    const { version, revision } = asked.base
    const { data } = await asked.client
      .rpc('save_content_draft', {
        of_key: asked.key,
        document: asked.document,
        base_revision: revision ?? undefined,
        based_on: version,
      })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (answer.outcome !== 'saved') return conflict(asked.key)
    refresh()
    return ok({ base: { version, revision: answer.draft.revision }, missing: asked.missing })
  })
}

/** Deletes the shared draft of a document, where it is still the one that was read; returns what is left. */
export async function discardContentDraft(key: string, revision: number): Promise<Answer<OpenDocument>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    if (!isDocumentKey(key)) return refuse('failed')
    const { data } = await admin.data.client
      .rpc('discard_content_draft', { of_key: key, base_revision: revision })
      .throwOnError()
    refresh()
    return data ? ok((await findDocument(key)).open) : refuse('gone')
  } catch (error) {
    return refusalOf('discardContentDraft', error)
  }
}

/**
 * Publishes a document over exactly the version and the draft that were read, or schedules it.
 * @param at when, as a `datetime-local` field gives it; null for now.
 */
export async function publishContent(
  key: string,
  document: unknown,
  base: ContentBase,
  at: string | null,
): Promise<Answer<PublishedDocument>> {
  return forDocument<PublishedDocument>('publishContent', key, document, base, async (asked) => {
    if (asked.missing.length > 0) return refuse('missing', { issues: asked.missing })
    const moment = at === null ? ok(undefined) : momentToCome(at)
    if (!moment.ok) return refuse(moment.code)
    const refusal = await publicationRefusal(asked.key, asked.document)
    if (refusal) return refusal
    const { data } = await asked.client
      .rpc('publish_content', {
        of_key: asked.key,
        document: asked.document,
        base_version: asked.base.version,
        base_revision: asked.base.revision ?? undefined,
        live_from: moment.data,
      })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (answer.outcome === 'conflict') return conflict(asked.key)
    if (answer.outcome === 'scheduled') return refuse('scheduled')
    if (answer.outcome !== 'published') return refuse('failed')
    expireContent()
    refresh()
    return ok({
      base: { version: answer.version, revision: null },
      outcome: moment.data === undefined ? 'published' : 'scheduled',
      liveFrom: answer.live_from,
    })
  })
}

/**
 * Cancels a version that is scheduled; what it says becomes the draft where there is none. Of the bank details it rejects
 * the change. Returns what a form goes on from. `gone` where it is live by now, or was cancelled already.
 */
export async function cancelScheduledContent(key: string, version: number): Promise<Answer<OpenDocument>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    if (!isDocumentKey(key)) return refuse('failed')
    const { data } = await admin.data.client
      .rpc('cancel_scheduled_content', { of_key: key, of_version: version })
      .throwOnError()
    // Every admin is told by mail what happened to the bank details.
    if (key === 'bank') after(sendDueMail)
    expireContent()
    refresh()
    return data ? ok((await findDocument(key)).open) : refuse('gone')
  } catch (error) {
    return refusalOf('cancelScheduledContent', error)
  }
}
