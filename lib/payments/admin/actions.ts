'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, sentForm, staffAction } from '@/lib/action'
import { textFields } from '@/lib/forms/form-data'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin } from '@/lib/staff/queries'
import { confirmDue } from '../notifications'
import {
  type FormAnswer,
  PAYMENT_FIELD,
  type PaymentError,
  type PaymentIntent,
  paymentIntents,
  paymentRefusals,
} from './form'
import { parseReminders, reminderFields } from './reminder-form'

type Client = AuthorizedStaff['client']

/** Does what a button says with the payment of an id, or, to end it, with the plan. Returns why it was not done, or null. */
const changes: Record<PaymentIntent, (client: Client, id: string) => Promise<PaymentError | null>> = {
  async send(client, payment_id) {
    await client.rpc('ask_payment', { payment_id, by_mail: true }).throwOnError()
    after(sendDueMail)
    return null
  },
  async link(client, payment_id) {
    await client.rpc('ask_payment', { payment_id, by_mail: false }).throwOnError()
    return null
  },
  async remind(client, payment_id) {
    const { data } = await client.rpc('remind_payment', { payment_id }).throwOnError()
    after(sendDueMail)
    return data ? null : 'alreadyReminded'
  },
  async renew(client, payment_id) {
    const { data } = await client.rpc('renew_payment_link', { payment_id }).throwOnError()
    return data ? null : 'changed'
  },
  async cancel(client, payment_id) {
    const { data } = await client.rpc('cancel_payment', { payment_id }).throwOnError()
    return data ? null : 'changed'
  },
  async reopen(client, payment_id) {
    const { data } = await client.rpc('reopen_payment', { payment_id }).throwOnError()
    // Money that was recorded meanwhile may complete it, which is confirmed by a receipt.
    after(sendDueMail)
    return data ? null : 'changed'
  },
  async end(client, plan_id) {
    const { data } = await client.rpc('end_payment_plan', { plan_id }).throwOnError()
    return data ? null : 'changed'
  },
}

/** Does with a payment what the pressed button says. Admins only. */
export const decidePayment = staffAction(
  'decidePayment',
  { who: authorizeAdmin, takes: sentForm, refusals: paymentRefusals },
  async ({ client }, _previous, form): Promise<Result<PaymentIntent, PaymentError>> => {
    const id = rowId.safeParse(form.get(PAYMENT_FIELD)).data
    if (!id) return fail('gone')
    const intent = z.enum(paymentIntents).parse(form.get('intent'))
    const refused = await changes[intent](client, id)
    refresh()
    return refused ? fail(refused) : ok(intent)
  },
)

/** Pauses card payments, or lets them go on: the value of the pressed button is `pause` or `resume`. Admins only. */
export const pauseCards = staffAction(
  'pauseCards',
  { who: authorizeAdmin, takes: sentForm, refusals: paymentRefusals },
  async ({ client }, _previous, form): Promise<Result<'pause' | 'resume', PaymentError>> => {
    const decision = z.enum(['pause', 'resume']).parse(form.get('cards'))
    await client.rpc('pause_card_payments', { paused: decision === 'pause' }).throwOnError()
    refresh()
    return ok(decision)
  },
)

/** Changes the days on which people are reminded. Admins only. */
export const changeReminders = staffAction(
  'changeReminders',
  {
    who: authorizeAdmin,
    takes: sentForm,
    refusals: paymentRefusals,
    kept: (form) => ({ values: textFields(form, reminderFields) }),
  },
  async ({ client }, _previous, form): Promise<FormAnswer<'days', null>> => {
    // A form without the field is none, and not one that leaves it empty, which ends all reminders.
    const given = form.has('days') && parseReminders(textFields(form, reminderFields).days)
    if (!given) return { ...fail('fields'), errors: { days: 'daysInvalid' } }
    await client.rpc('set_payment_reminder_days', { given }).throwOnError()
    refresh()
    return ok(null)
  },
)

/** What is decided about a refused notification, as `decide_notification` takes it. */
type NotificationDecision = 'resolve' | 'again'

/** Decides about a refused notification: the pressed button has the name of the decision, and the id as its value. Admins only. */
export const decideNotification = staffAction(
  'decideNotification',
  { who: authorizeAdmin, takes: sentForm, refusals: paymentRefusals },
  async ({ client }, _previous, form): Promise<Result<NotificationDecision, PaymentError>> => {
    const decision = form.has('again') ? 'again' : 'resolve'
    const id = rowId.safeParse(form.get(decision)).data
    if (!id) return fail('gone')
    const { data } = await client.rpc('decide_notification', { notification_id: id, decision }).throwOnError()
    if (decision === 'again') after(() => confirmDue().then(sendDueMail))
    refresh()
    return data ? ok(decision) : fail('changed')
  },
)
