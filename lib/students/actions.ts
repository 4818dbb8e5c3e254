'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { rowId, sentForm, staffAction } from '@/lib/action'
import { toLevel } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { textFields } from '@/lib/forms/form-data'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { parseChange, parseEnrolment } from './forms'
import { enrolmentLead, leadEnrolments } from './queries'
import {
  type ChangeField,
  ENDS_FIELD,
  ENROLMENT_FIELD,
  type EnrolmentField,
  type StudentAnswer,
  changeFields,
  changeKinds,
  enrolmentFields,
  studentRefusals,
} from './register'
import { owedByTerms } from './terms'

const outcome = z.enum(['done', 'gone', 'already', 'stale', 'taken'])

/**
 * Enrols a lead, once per form: with the plan of payments, of which a deposit paid or asked for becomes a part. Admins
 * and the office only, as below.
 */
export const enrolLead = staffAction(
  'enrolLead',
  {
    who: authorizeOffice,
    takes: sentForm,
    refusals: studentRefusals,
    kept: (form) => ({ values: textFields(form, enrolmentFields) }),
  },
  async ({ client }, _previous, form): Promise<StudentAnswer<EnrolmentField>> => {
    const ids = z.object({ of_lead: rowId, once: rowId }).safeParse({
      of_lead: form.get(LEAD_FIELD),
      once: form.get(ONCE_FIELD),
    })
    if (!ids.success) return fail('gone')
    const { fees } = await publishedContent()
    const { fields, errors } = parseEnrolment(textFields(form, enrolmentFields), fees, today())
    if (!fields) return { ...fail('fields'), errors }
    const { data } = await client.rpc('enrol_lead', { ...ids.data, fields }).throwOnError()
    const answer = outcome.parse(data)
    refresh()
    return answer === 'done' ? ok(null) : fail(answer)
  },
)

/**
 * Changes one thing about an enrolment, unless a colleague did meanwhile. A pause, a withdrawal and another level record
 * what is owed by the terms; the last two cancel the payments that are not, if the form says so.
 */
export const changeEnrolment = staffAction(
  'changeEnrolment',
  {
    who: authorizeOffice,
    takes: sentForm,
    refusals: studentRefusals,
    kept: (form) => ({ values: textFields(form, changeFields) }),
  },
  async ({ client }, _previous, form): Promise<StudentAnswer<ChangeField>> => {
    const ids = z.object({ of_enrolment: rowId, once: rowId }).safeParse({
      of_enrolment: form.get(ENROLMENT_FIELD),
      once: form.get(ONCE_FIELD),
    })
    if (!ids.success) return fail('gone')
    const { of_enrolment } = ids.data
    const kind = z.enum(changeKinds).parse(form.get('kind'))
    const { change, errors } = parseChange(kind, textFields(form, changeFields), today())
    if (!change) return { ...fail('fields'), errors }
    const [{ fees }, lead] = await Promise.all([publishedContent(), enrolmentLead(of_enrolment)])
    const own = lead ? (await leadEnrolments(lead)).find(({ id }) => id === of_enrolment) : undefined
    if (!own) return fail('gone')
    const isEnd = kind === 'level' || change.after === 'withdrawn'
    const isOfTerms = isEnd || change.after === 'paused'
    const terms = isOfTerms ? owedByTerms(own, fees.cancellationDays, change.on_day!) : null
    const level = kind === 'level' ? toLevel(change.after) : null
    const { data } = await client
      .rpc('change_enrolment', {
        ...ids.data,
        change: {
          ...change,
          ...(terms && { owed: terms.owed }),
          ...(level && { fee: fees.total[level] }),
          ...(isEnd && terms?.isWithin && form.has(ENDS_FIELD) && { ends_after: change.on_day }),
        },
      })
      .throwOnError()
    const answer = outcome.parse(data)
    refresh()
    return answer === 'done' ? ok(null) : fail(answer)
  },
)
