'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { dayAfter, today } from '@/lib/dates'
import { textField, textFields } from '@/lib/forms/form-data'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeOffice } from '@/lib/staff/queries'
import { INVALID_VALUE } from '@/lib/supabase/errors'
import { type FormAnswer, ONCE_FIELD, PAYMENT_FIELD, type PaymentError, paymentRefusals } from '../admin/form'
import {
  PAYMENTS_FIELD,
  PROMISE_DAYS,
  type PromiseField,
  type Reminded,
  hindrances,
  parsePromise,
  promiseFields,
} from './form'

const remindedRow = z.object({
  first_name: z.string(),
  surname: z.string(),
  hindrance: z.enum(hindrances).nullable(),
})

/** Reminds of the payments that the page showed, each at most once a day. Admins and the office only. */
export const remindAll = staffAction(
  'remindAll',
  { who: authorizeOffice, refusals: paymentRefusals },
  async ({ client }, _previous, form): Promise<Result<Reminded, PaymentError>> => {
    const ids = z.array(rowId).safeParse(textField(form, PAYMENTS_FIELD).split(','))
    if (!ids.success) return fail('gone')
    const { data } = await client.rpc('remind_payments', { payment_ids: ids.data }).throwOnError()
    after(sendDueMail)
    refresh()
    const payments = z.array(remindedRow).parse(data)
    return ok({
      count: payments.filter(({ hindrance }) => hindrance === null).length,
      skipped: payments.flatMap(({ first_name, surname, hindrance }) =>
        hindrance ? { name: `${first_name} ${surname}`, why: hindrance } : [],
      ),
    })
  },
)

/**
 * Records a promise to pay, once per form, or withdraws it with the button `withdraw`. A refusal returns the input.
 * Admins and the office only.
 */
export const recordPromise = staffAction(
  'recordPromise',
  {
    who: authorizeOffice,
    refusals: { ...paymentRefusals, [INVALID_VALUE]: 'beyondOwed' },
    fields: promiseFields,
  },
  async ({ client }, _previous, form): Promise<FormAnswer<PromiseField, 'recorded' | 'withdrawn'>> => {
    const payment_id = rowId.safeParse(form.get(PAYMENT_FIELD)).data
    if (!payment_id) return fail('gone')
    const isWithdrawn = form.has('withdraw')
    const day = today()
    const read = parsePromise(textFields(form, promiseFields), day, dayAfter(day, PROMISE_DAYS))
    const fields = isWithdrawn ? {} : read.fields
    if (!fields) return { ...fail('fields'), errors: read.errors }
    const once = rowId.parse(form.get(ONCE_FIELD))
    const { data } = await client.rpc('record_promise', { once, payment_id, ...fields }).throwOnError()
    refresh()
    return data ? ok(isWithdrawn ? 'withdrawn' : 'recorded') : fail('changed')
  },
)
