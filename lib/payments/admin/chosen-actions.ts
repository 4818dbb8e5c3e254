'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { rowId, staffAction } from '@/lib/action'
import { dayAfter, today } from '@/lib/dates'
import { textField } from '@/lib/forms/form-data'
import { digest, idOf } from '@/lib/forms/ids'
import { ACT_FIELD, type SkipReason, type Skipped } from '@/lib/leads/admin-form'
import { type ChangeResult, changeLeads } from '@/lib/leads/follow-up/actions'
import { chosenLeads } from '@/lib/leads/follow-up/chosen-queries'
import { inviteLead, queueLetter } from '@/lib/leads/follow-up/letter-queries'
import type { Lead } from '@/lib/leads/schema'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { type Letter, type MailedAct, depositOf, invitationTo, letterTo, mailedActs } from './chosen-mail'
import { invitedBefore, levelsOf } from './chosen-queries'
import { type PaymentFields, USUAL_DAYS } from './payment-form'

/** What is to be sent, or was sent, to how many of the chosen leads. */
export interface ChosenMail {
  readonly act: MailedAct
  readonly count: number
  /** To be sent; null if it was. */
  readonly preview: {
    readonly ids: readonly string[]
    /** The place of the template, from 1. */
    readonly template: string
    /** Keeps what is sent from differing from what was read. */
    readonly mark: string
    /** Keeps it from being sent twice. */
    readonly batch: string
    /** Whether it changed since it was read. */
    readonly isChanged: boolean
    readonly first: (Pick<Lead, 'email' | 'language'> & { readonly content: Letter | PaymentFields }) | null
  } | null
}

export interface ChosenMailAnswer {
  readonly ok: true
  readonly data: ChosenMail
  readonly skipped: readonly Skipped[]
}

export type ChosenResult = ChangeResult | ChosenMailAnswer

/**
 * Acts on the chosen leads as the pressed button says: a change of `changeLeads`, or a letter by template, a request for
 * the deposit or an invitation to the newsletter. These are shown first, and sent once the answer's mark and batch come
 * back. Admins and the office only.
 */
export const actOnLeads = staffAction(
  'actOnLeads',
  { who: authorizeOffice },
  async ({ client }, previous, form): Promise<ChosenResult> => {
    const act = mailedActs.find((each) => each === form.get(ACT_FIELD))
    if (!act) return changeLeads(previous, form)
    const [chosen, { templates, fees }] = await Promise.all([chosenLeads(form), publishedContent()])
    if (!chosen) return fail('noneChosen')
    const { leads } = chosen
    const place = textField(form, 'template')
    const template = templates.templates[Number(place) - 1]
    if (act === 'letter' && !template) return fail('templateChanged')
    const dueOn = dayAfter(today(), USUAL_DAYS)
    const mark = digest(act === 'payment' ? [fees.deposit, dueOn] : (template ?? act))
    const batch = rowId.safeParse(form.get('batch')).data
    const isSending = batch !== undefined && form.get('mark') === mark
    // When sending, the database alone decides who was served before: a lost answer's batch, repeated, counts again.
    const levels = act === 'payment' ? await levelsOf(leads) : null
    const invited = act === 'invitation' && !isSending ? await invitedBefore(leads) : null
    const contents = leads.map((lead): SkipReason | Letter | PaymentFields => {
      if (act === 'letter') return letterTo(lead, template!)
      if (!levels) return invitationTo(lead, invited?.get(lead.id) ?? null)
      const { asked, paid } = levels.get(lead.id)!
      return depositOf(lead, asked, isSending ? [] : paid, fees, dueOn)
    })
    const skipped = [...chosen.skipped]
    const mails = leads.flatMap((lead, index) => {
      const content = contents[index]!
      if (typeof content !== 'string') return { lead, content }
      skipped.push({ name: lead.name, why: content })
      return []
    })
    const [first] = mails
    if (!isSending)
      return {
        ...ok({
          act,
          count: mails.length,
          preview: {
            ids: leads.map(({ id }) => id),
            template: place,
            mark,
            // The same one after a change: who was served before is not served again.
            batch: batch ?? randomUUID(),
            isChanged: batch !== undefined,
            first: first
              ? { email: first.lead.email, language: first.lead.language, content: first.content }
              : null,
          },
        }),
        skipped,
      }

    const send: Record<
      MailedAct,
      (lead: Lead, content: Letter | PaymentFields) => Promise<SkipReason | 'queued'>
    > = {
      letter({ id, language }, content) {
        const { subject, text: words } = content as Letter
        const letter = { of_lead: id, letter: idOf(batch, id), letter_language: language }
        return queueLetter({ ...letter, subject, words })
      },
      async payment({ id }, content) {
        const payment = { payment_id: idOf(batch, id), fields: content as PaymentFields }
        const { data } = await client.rpc('ask_deposit', payment).throwOnError()
        return data as 'queued' | 'asked'
      },
      invitation: ({ id }) => inviteLead(id, idOf(batch, id)),
    }
    let count = 0
    // One after the other: each waits for the same lock, and a failure leaves the others alone.
    for (const { lead, content } of mails) {
      const why = await send[act](lead, content).catch((error: unknown) => {
        logError('actOnLeads', error)
        return 'failed' as const
      })
      if (why === 'queued') count++
      else skipped.push({ name: lead.name, why })
    }
    after(sendDueMail)
    refresh()
    return { ...ok({ act, count, preview: null }), skipped }
  },
)
