'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { textField, textFields } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { toE164 } from '@/lib/leads/phone'
import { fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'
import { asAdminOf } from '@/lib/staff/as-admin'
import { type FormAnswer, PAYMENT_FIELD, paymentRefusals } from './form'
import {
  type ChangeField,
  type NewField,
  changeFields,
  newFields,
  parseChange,
  parseNewPayment,
} from './payment-form'

/**
 * Stores a new payment, or a monthly plan, and redirects to it. The form names its id, so that what is sent twice is
 * stored once. What is refused brings back what was typed. Admins only.
 */
export async function createPayment(
  _previous: FormAnswer<NewField, string> | null,
  form: FormData,
): Promise<FormAnswer<NewField, string>> {
  const values = textFields(form, newFields)
  const answer = await asAdminOf(
    'createPayment',
    textField(form, PAYMENT_FIELD),
    async ({ client, id }) => {
      const { fees } = await publishedContent()
      const { fields, errors } = parseNewPayment(values, fees, toE164)
      if (!fields) return { ...fail('fields'), errors }
      const lead = z.guid().safeParse(form.get('lead'))
      const given = { ...fields, lead_id: lead.success ? lead.data : null }
      const create = values.purpose === 'plan' ? 'create_payment_plan' : 'create_payment'
      await client.rpc(create, { payment_id: id, fields: given }).throwOnError()
      return ok(id)
    },
    paymentRefusals,
  )
  if (!answer.ok) return { ...answer, values }
  redirect(localePath(routes.paymentAdmin(answer.data), toLocale(textField(form, 'locale')) ?? 'en'))
}

/** Changes whom a payment is from and how to reach them, its due day and its note. Admins only. */
export async function changePayment(
  _previous: FormAnswer<ChangeField, null> | null,
  form: FormData,
): Promise<FormAnswer<ChangeField, null>> {
  const values = textFields(form, changeFields)
  const answer = await asAdminOf(
    'changePayment',
    textField(form, PAYMENT_FIELD),
    async ({ client, id }) => {
      const { fields, errors } = parseChange(values, toE164)
      if (!fields) return { ...fail('fields'), errors }
      await client.rpc('change_payment', { payment_id: id, fields }).throwOnError()
      refresh()
      return ok(null)
    },
    paymentRefusals,
  )
  return answer.ok ? answer : { ...answer, values }
}
