'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { staffAction } from '@/lib/action'
import { documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { futureMoment } from '@/lib/dates'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { revalidateAllPages } from '@/lib/site/queries'
import type { Json } from '@/lib/supabase/database.types'
import { rebased } from './differences'
import {
  conflict,
  contentAnswer,
  documentKey,
  forContent,
  publicationRefusal,
  sentDocument,
} from './document-queries'
import { findDocument } from './queries'
import {
  type ContentAnswer,
  type OpenDocument,
  type PublishedDocument,
  type SavedDocument,
  contentBase,
  openScheduled,
} from './schema'

/**
 * Saves a document's shared draft over exactly the one that was read; it may be incomplete. Admins only, as all below.
 */
export const saveContentDraft = staffAction(
  'saveContentDraft',
  { ...forContent, takes: [documentKey, z.unknown(), contentBase] },
  async ({ client }, key, sent, { version, revision }): Promise<ContentAnswer<SavedDocument>> => {
    const asked = sentDocument(key, sent)
    if (!asked.ok) return asked
    const { document, missing } = asked.data
    const { data } = await client
      .rpc('save_content_draft', {
        of_key: key,
        document,
        base_revision: revision ?? undefined,
        based_on: version,
      })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (answer.outcome !== 'saved') return conflict(key, { version, revision })
    refresh()
    return ok({ base: { version, revision: answer.draft.revision }, missing })
  },
)

/** Deletes the shared draft if it is still the one that was read; returns the remaining state. */
export const discardContentDraft = staffAction(
  'discardContentDraft',
  { ...forContent, takes: [documentKey, z.int()] },
  async ({ client }, key, revision): Promise<ContentAnswer<OpenDocument>> => {
    const { data } = await client
      .rpc('discard_content_draft', { of_key: key, base_revision: revision })
      .throwOnError()
    refresh()
    return data ? ok((await findDocument(key)).open) : fail('gone')
  },
)

/**
 * Publishes a document over exactly the version and draft that were read, or schedules it; or changes the scheduled
 * version that was read. Publishing now also updates the scheduled version, except in the fields it changes itself.
 * @param at as a `datetime-local` field gives it; null for now.
 */
export const publishContent = staffAction(
  'publishContent',
  { ...forContent, takes: [documentKey, z.unknown(), contentBase, z.string().nullable(), z.boolean()] },
  async ({ client }, key, sent, base, at, ofScheduled): Promise<ContentAnswer<PublishedDocument>> => {
    const asked = sentDocument(key, sent)
    if (!asked.ok) return asked
    const { document, missing } = asked.data
    if (missing.length > 0) return { ...fail('missing'), issues: missing }
    const { shown, scheduled } = await findDocument(key)
    if (ofScheduled && !scheduled) return fail('gone')
    const moment = at === null ? ok(undefined) : futureMoment(at)
    if (!moment.ok) return moment
    const isNow = moment.data === undefined
    const spec = fieldSpec(documents[key].schema)
    const later = isNow && scheduled ? rebased(spec, shown, document, scheduled.document) : undefined
    const refusal = await publicationRefusal(key, document)
    if (refusal) return refusal
    const { data } = await client
      .rpc('publish_content', {
        of_key: key,
        document,
        base_version: base.version,
        base_revision: base.revision ?? undefined,
        live_from: moment.data,
        scheduled_version: ofScheduled ? base.version : isNow ? scheduled?.version : undefined,
        scheduled_document: later as Json | undefined,
      })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (answer.outcome === 'conflict') return conflict(key, base, ofScheduled)
    if (answer.outcome === 'scheduled') return fail('scheduled')
    if (answer.outcome !== 'published') return fail('failed')
    revalidateAllPages()
    refresh()
    const left = await findDocument(key)
    return ok({
      open: ofScheduled && left.scheduled ? openScheduled(left.scheduled) : left.open,
      outcome: isNow ? 'published' : 'scheduled',
      liveFrom: answer.live_from,
    })
  },
)

/**
 * Cancels a scheduled version; its content becomes the draft if there was no draft. For the bank details it rejects the
 * change. Returns the state for a form to continue from. `gone` if it is live, or was already cancelled.
 */
export const cancelScheduledContent = staffAction(
  'cancelScheduledContent',
  { ...forContent, takes: [documentKey, z.int()] },
  async ({ client }, key, version): Promise<ContentAnswer<OpenDocument>> => {
    const { data } = await client
      .rpc('cancel_scheduled_content', { of_key: key, of_version: version })
      .throwOnError()
    // Every admin is mailed.
    if (key === 'bank') after(sendDueMail)
    revalidateAllPages()
    refresh()
    return data ? ok((await findDocument(key)).open) : fail('gone')
  },
)
