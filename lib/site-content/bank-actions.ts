'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { futureMoment } from '@/lib/dates'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { revalidateAllPages } from '@/lib/site/queries'
import { conflict, contentAnswer, forContent, sentDocument } from './document-queries'
import { findDocument } from './queries'
import { type ContentAnswer, type PublishedDocument, contentBase } from './schema'

/**
 * Proposes other bank details, over exactly the version that was read. A second admin confirms them; without one they
 * appear after a day, and the very first ones at once. Only for admins who have just passed two-step verification.
 * @param at as a `datetime-local` field gives it; null for as soon as possible.
 */
export const proposeBankDetails = staffAction(
  'proposeBankDetails',
  { ...forContent, takes: [z.unknown(), contentBase, z.string().nullable()] },
  async ({ client }, sent, base, at): Promise<ContentAnswer<PublishedDocument>> => {
    const asked = sentDocument('bank', sent)
    if (!asked.ok) return asked
    const { document, missing } = asked.data
    if (missing.length > 0) return { ...fail('missing'), issues: missing }
    const moment = at === null ? ok(undefined) : futureMoment(at)
    if (!moment.ok) return moment
    const { data } = await client
      .rpc('propose_bank_details', {
        document,
        base_version: base.version,
        live_from: moment.data,
      })
      .throwOnError()
    const answer = contentAnswer.parse(data)
    if (answer.outcome === 'conflict') return conflict('bank', base)
    if (answer.outcome === 'pending' || answer.outcome === 'stepUp') return fail(answer.outcome)
    // Every admin is mailed.
    after(sendDueMail)
    refresh()
    revalidateAllPages()
    // A draft that differs from the proposal remains.
    const { open } = await findDocument('bank')
    if (answer.outcome === 'waiting') return ok({ open, outcome: 'waiting', liveFrom: null })
    if (answer.outcome !== 'published' && answer.outcome !== 'delayed') return fail('failed')
    // The first details need no second admin, but may be for a later day. Sent again, they keep their first moment.
    const isLater = answer.outcome === 'published' && Date.parse(answer.live_from) > Date.now()
    return ok({ open, outcome: isLater ? 'scheduled' : answer.outcome, liveFrom: answer.live_from })
  },
)

/** Confirms or rejects a pending change of the bank details: only another admin can confirm, any admin can reject. */
export const decideBankDetails = staffAction(
  'decideBankDetails',
  { ...forContent, takes: [rowId, z.boolean()] },
  async ({ client }, proposal, accept): Promise<ContentAnswer<{ readonly liveFrom: string | null }>> => {
    const { data } = await client.rpc('decide_bank_details', { proposal_id: proposal, accept }).throwOnError()
    const answer = contentAnswer.parse(data)
    const refusal = (['own', 'notEntitled', 'stepUp', 'gone'] as const).find(
      (each) => each === answer.outcome,
    )
    if (refusal) return fail(refusal)
    after(sendDueMail)
    refresh()
    if (answer.outcome === 'rejected') return ok({ liveFrom: null })
    if (answer.outcome !== 'published') return fail('failed')
    revalidateAllPages()
    return ok({ liveFrom: answer.live_from })
  },
)
