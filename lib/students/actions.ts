'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { toLevel } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { textFields } from '@/lib/forms/form-data'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { type FormAnswer, ONCE_FIELD, paymentRefusals as refusals } from '@/lib/payments/admin/form'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { parseChange, parseEnrolment } from './forms'
import { leadEnrolments } from './queries'
import * as register from './register'
import { owedByTerms } from './terms'

const { ENDS_FIELD, ENROLMENT_FIELD, changeFields, changeKinds, enrolmentFields } = register

const outcome = z.enum(['done', 'gone', 'already', 'changed', 'taken'])

/** The answer to a form, with the page as it is stored. */
function answered(data: unknown) {
  const answer = outcome.parse(data)
  refresh()
  if (answer === 'done') return ok(null)
  return fail(answer === 'gone' ? 'personGone' : answer)
}

/**
 * Enrols a lead, once per form: with the plan of payments, of which a deposit paid or asked for becomes a part. Admins
 * and the office only, as below.
 */
export const enrolLead = staffAction(
  'enrolLead',
  { who: authorizeOffice, refusals, fields: enrolmentFields },
  async ({ client }, _previous, form): Promise<FormAnswer<register.EnrolmentField, null>> => {
    const { fees } = await publishedContent()
    const { fields, errors } = parseEnrolment(textFields(form, enrolmentFields), fees, today())
    if (!fields) return { ...fail('fields'), errors }
    const ids = { of_lead: rowId.parse(form.get(LEAD_FIELD)), once: rowId.parse(form.get(ONCE_FIELD)) }
    return answered((await client.rpc('enrol_lead', { ...ids, fields }).throwOnError()).data)
  },
)

/**
 * Changes one thing about an enrolment, unless a colleague did meanwhile. A pause, a withdrawal and another level record
 * the amount owed under the terms; the last two cancel the other payments, if the form says so.
 */
export const changeEnrolment = staffAction(
  'changeEnrolment',
  { who: authorizeOffice, refusals, fields: changeFields },
  async ({ client }, _previous, form): Promise<FormAnswer<register.ChangeField, null>> => {
    const kind = z.enum(changeKinds).parse(form.get('kind'))
    const lead = rowId.parse(form.get(LEAD_FIELD))
    const [{ fees }, enrolments] = await Promise.all([publishedContent(), leadEnrolments(lead)])
    const own = enrolments.find(({ id }) => id === form.get(ENROLMENT_FIELD))
    if (!own) return fail('personGone')
    const { fields: change, errors } = parseChange(kind, textFields(form, changeFields), own, today())
    if (!change) return { ...fail('fields'), errors }
    const level = kind === 'level' ? toLevel(change.after) : null
    const isEnd = level !== null || change.after === 'withdrawn'
    const terms = isEnd || change.after === 'paused' ? owedByTerms(own, fees, change.on_day) : null
    const { data } = await client
      .rpc('change_enrolment', {
        once: rowId.parse(form.get(ONCE_FIELD)),
        of_enrolment: own.id,
        change: {
          ...change,
          ...(terms && { owed: terms.owed }),
          ...(level && { fee: fees.total[level] }),
          ...(isEnd && terms?.isWithin && form.has(ENDS_FIELD) && { ends_after: change.on_day }),
        },
      })
      .throwOnError()
    return answered(data)
  },
)
