'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { today } from '@/lib/dates'
import { textFields } from '@/lib/forms/form-data'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { type AuthorizedStaff, authorizeOffice } from '@/lib/staff/queries'
import { INVALID_VALUE } from '@/lib/supabase/errors'
import {
  type FormAnswer,
  type MoneyKind,
  ONCE_FIELD,
  PAYMENT_FIELD,
  moneyKinds,
  paymentRefusals,
} from './form'
import { type MoneyField, moneyFields, parseCorrection, parseMovement } from './money-form'

type Values = Readonly<Record<MoneyField, string>>
type Errors = FormAnswer<MoneyField, MoneyKind>['errors']
type Client = AuthorizedStaff['client']

/** Undefined if invalid. */
const entryId = (value: string) => z.coerce.number().int().positive().optional().catch(undefined).parse(value)

/**
 * Records money. Returns the field errors, undefined on success, or `changed` if other money was recorded since the
 * form was shown. `once` comes from the form.
 */
const records: Record<
  MoneyKind,
  (client: Client, ids: { once: string; payment_id: string }, values: Values) => Promise<Errors | 'changed'>
> = {
  async transfer(client, ids, values) {
    const { fields, errors } = parseMovement(values, today())
    if (fields) await client.rpc('record_transfer', { ...ids, ...fields }).throwOnError()
    return errors
  },
  async refund(client, ids, values) {
    const { fields, errors } = parseMovement(values, today())
    if (!fields) return errors
    const seen = { of_surplus: entryId(values.surplus), last_seen: entryId(values.lastSeen) }
    const { data } = await client.rpc('record_refund', { ...ids, ...fields, ...seen }).throwOnError()
    return data ? undefined : 'changed'
  },
  async correction(client, ids, values) {
    const { fields, errors } = parseCorrection(values)
    if (!fields) return errors
    const { isOfRefund, ...given } = { ...ids, ...fields }
    const refund = { ...given, on_day: today(), last_seen: entryId(values.lastSeen) }
    const { data } = isOfRefund
      ? await client.rpc('record_refund', refund).throwOnError()
      : await client.rpc('record_correction', given).throwOnError()
    return data === false ? 'changed' : undefined
  },
  async move(client, { once }, values) {
    const surplus = entryId(values.surplus)
    const target = rowId.safeParse(values.target)
    if (!surplus || !target.success)
      return { ...(!surplus && { surplus: 'choose' }), ...(!target.success && { target: 'choose' }) }
    const { error } = await client.rpc('move_surplus', {
      once,
      of_surplus: surplus,
      to_payment: target.data,
    })
    // The form has no amount: the money was moved, or the other payment settled.
    if (error?.code === INVALID_VALUE) return 'changed'
    if (error) throw error
  },
}

/**
 * Records money received or paid back outside PayFast, once per form. A refusal returns the input. The office only
 * records transfers: the database refuses the rest.
 */
export const recordMoney = staffAction(
  'recordMoney',
  { who: authorizeOffice, refusals: paymentRefusals, fields: moneyFields },
  async ({ client }, _previous, form): Promise<FormAnswer<MoneyField, MoneyKind>> => {
    const id = rowId.safeParse(form.get(PAYMENT_FIELD)).data
    if (!id) return fail('gone')
    const kind = z.enum(moneyKinds).parse(form.get('kind'))
    const once = rowId.parse(form.get(ONCE_FIELD))
    const errors = await records[kind](client, { once, payment_id: id }, textFields(form, moneyFields))
    if (errors === 'changed') refresh()
    if (errors) return errors === 'changed' ? fail(errors) : { ...fail('fields'), errors }
    // Full payment sends a receipt, a refund a credit note.
    after(sendDueMail)
    refresh()
    return ok(kind)
  },
)
