'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { pageLocale, rowId, staffAction } from '@/lib/action'
import { textFields } from '@/lib/forms/form-data'
import { idOf } from '@/lib/forms/ids'
import { localePath } from '@/lib/i18n/paths'
import { toE164 } from '@/lib/leads/phone'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { routes, withQuery } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { type FormAnswer, PAYMENT_FIELD, SENT_PARAMETER, paymentRefusals, sendingWays } from './form'
import {
  type ChangeField,
  type NewField,
  changeFields,
  newFields,
  parseChange,
  parseNewPayment,
} from './payment-form'

/**
 * Stores a payment or monthly plan, once per form and values, requests it in the way of the pressed button, and
 * redirects to it. A refusal returns the input. Admins and the office only.
 */
export const createPayment = staffAction(
  'createPayment',
  { who: authorizeOffice, refusals: paymentRefusals, fields: newFields },
  async ({ client }, _previous, form): Promise<FormAnswer<NewField, never>> => {
    const page = rowId.safeParse(form.get(PAYMENT_FIELD)).data
    if (!page) return fail('gone')
    const values = textFields(form, newFields)
    const { fees } = await publishedContent()
    const { fields, errors } = parseNewPayment(values, fees, toE164)
    if (!fields) return { ...fail('fields'), errors }
    const lead = rowId.safeParse(form.get('lead'))
    const given = { ...fields, lead_id: lead.success ? lead.data : null }
    // A page that the Back button shows again has the same id; with other values it is another payment.
    const id = idOf(page, given)
    const create = values.purpose === 'plan' ? 'create_payment_plan' : 'create_payment'
    await client.rpc(create, { payment_id: id, fields: given }).throwOnError()
    const way = sendingWays.find((each) => each === values.send)
    const asked =
      way && (await client.rpc('ask_payment', { payment_id: id, by_mail: way === 'mail' }).throwOnError())
    if (way === 'mail') after(sendDueMail)
    // Settled or cancelled meanwhile, which its page says, it was not requested.
    const path = withQuery(routes.paymentAdmin(id), { [SENT_PARAMETER]: asked?.data ? way : null })
    redirect(localePath(path, pageLocale.parse(form.get('locale'))))
  },
)

/** Changes the payer's details, the note and the due day. Admins and the office only. */
export const changePayment = staffAction(
  'changePayment',
  { who: authorizeOffice, refusals: paymentRefusals, fields: changeFields },
  async ({ client }, _previous, form): Promise<FormAnswer<ChangeField, null>> => {
    const id = rowId.safeParse(form.get(PAYMENT_FIELD)).data
    if (!id) return fail('gone')
    const { fields, errors } = parseChange(textFields(form, changeFields), toE164)
    if (!fields) return { ...fail('fields'), errors }
    await client.rpc('change_payment', { payment_id: id, fields }).throwOnError()
    refresh()
    return ok(null)
  },
)
