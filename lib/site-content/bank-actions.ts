'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { sendDueMail } from '@/lib/mail/send'
import { momentToCome } from '@/lib/posts/schedule'
import { ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { expireContent } from './expire'
import { conflict, contentAnswer, forDocument, refusalOf, refuse } from './document-queries'
import { findDocument } from './queries'
import type { ContentBase, ContentRefusal, PublishedDocument } from './schema'

/**
 * Proposes other bank details, over exactly the version that was read. A second admin confirms them; without one they
 * appear after a day, and the first ones at once. Admins only, who have just passed two-step verification.
 * @param at from when they are wanted, as a `datetime-local` field gives it; null for as soon as possible.
 */
export async function proposeBankDetails(
  document: unknown,
  base: ContentBase,
  at: string | null,
): Promise<{ readonly ok: true; readonly data: PublishedDocument } | ContentRefusal> {
  return forDocument<PublishedDocument>('proposeBankDetails', 'bank', document, base, async (asked) => {
    if (asked.missing.length > 0) return refuse('missing', { issues: asked.missing })
    const moment = at === null ? ok(undefined) : momentToCome(at)
    if (!moment.ok) return refuse(moment.code)
    const { data } = await asked.client
      .rpc('propose_bank_details', {
        document: asked.document,
        base_version: asked.base.version,
        live_from: moment.data,
      })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (answer.outcome === 'conflict') return conflict('bank')
    if (answer.outcome === 'pending' || answer.outcome === 'stepUp') return refuse(answer.outcome)
    // Every admin is told by mail.
    after(sendDueMail)
    refresh()
    expireContent()
    // A draft that says something else than what was proposed is still there.
    const { base: next } = (await findDocument('bank')).open
    if (answer.outcome === 'waiting') return ok({ base: next, outcome: 'waiting', liveFrom: null })
    if (answer.outcome !== 'published' && answer.outcome !== 'delayed') return refuse('failed')
    return ok({ base: next, outcome: answer.outcome, liveFrom: answer.live_from })
  })
}

/** Confirms or rejects a change of the bank details that waits. Only another admin confirms it, any admin rejects it. */
export async function decideBankDetails(
  proposal: string,
  accept: boolean,
): Promise<{ readonly ok: true; readonly data: { readonly liveFrom: string | null } } | ContentRefusal> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const { data } = await admin.data.client
      .rpc('decide_bank_details', { proposal_id: z.uuid().parse(proposal), accept })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (
      answer.outcome === 'own' ||
      answer.outcome === 'notEntitled' ||
      answer.outcome === 'stepUp' ||
      answer.outcome === 'gone'
    )
      return refuse(answer.outcome)
    after(sendDueMail)
    refresh()
    if (answer.outcome === 'rejected') return ok({ liveFrom: null })
    if (answer.outcome !== 'published') return refuse('failed')
    expireContent()
    return ok({ liveFrom: answer.live_from })
  } catch (error) {
    return refusalOf('decideBankDetails', error)
  }
}
