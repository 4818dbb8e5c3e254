'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { textFields } from '@/lib/forms/form-data'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin, authorizeOffice } from '@/lib/staff/queries'
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

/** By id of the payment, or for `end` of the plan. An answer without data is a refusal. */
const changes: Record<PaymentIntent, (client: Client, id: string) => PromiseLike<{ data: unknown }>> = {
  send: (client, payment_id) => client.rpc('ask_payment', { payment_id, by_mail: true }).throwOnError(),
  link: (client, payment_id) => client.rpc('ask_payment', { payment_id, by_mail: false }).throwOnError(),
  remind: (client, payment_id) => client.rpc('remind_payment', { payment_id }).throwOnError(),
  renew: (client, payment_id) => client.rpc('renew_payment_link', { payment_id }).throwOnError(),
  cancel: (client, payment_id) => client.rpc('cancel_payment', { payment_id }).throwOnError(),
  reopen: (client, payment_id) => client.rpc('reopen_payment', { payment_id }).throwOnError(),
  end: (client, plan_id) => client.rpc('end_payment_plan', { plan_id }).throwOnError(),
}

/** Those that send mail. Money recorded in the meantime may complete a reopened payment, which sends a receipt. */
const mailed: readonly PaymentIntent[] = ['send', 'remind', 'reopen']

/** Applies the pressed button to a payment. Admins and the office only. */
export const decidePayment = staffAction(
  'decidePayment',
  { who: authorizeOffice, refusals: paymentRefusals },
  async ({ client }, _previous, form): Promise<Result<PaymentIntent, PaymentError>> => {
    const id = rowId.safeParse(form.get(PAYMENT_FIELD)).data
    if (!id) return fail('gone')
    const intent = z.enum(paymentIntents).parse(form.get('intent'))
    const { data } = await changes[intent](client, id)
    if (mailed.includes(intent)) after(sendDueMail)
    refresh()
    return data ? ok(intent) : fail(intent === 'remind' ? 'alreadyReminded' : 'changed')
  },
)

/** Pauses or resumes card payments, by the pressed button's value `pause` or `resume`. Admins only. */
export const pauseCards = staffAction(
  'pauseCards',
  { who: authorizeAdmin, refusals: paymentRefusals },
  async ({ client }, _previous, form): Promise<Result<'pause' | 'resume', PaymentError>> => {
    const decision = z.enum(['pause', 'resume']).parse(form.get('cards'))
    await client.rpc('pause_card_payments', { paused: decision === 'pause' }).throwOnError()
    refresh()
    return ok(decision)
  },
)

/** Changes the reminder days. Admins only. */
export const changeReminders = staffAction(
  'changeReminders',
  { who: authorizeAdmin, refusals: paymentRefusals, fields: reminderFields },
  async ({ client }, _previous, form): Promise<FormAnswer<'days', null>> => {
    // A form without the field is invalid; an empty field ends all reminders.
    const given = form.has('days') && parseReminders(textFields(form, reminderFields).days)
    if (!given) return { ...fail('fields'), errors: { days: 'daysInvalid' } }
    await client.rpc('set_payment_reminder_days', { given }).throwOnError()
    refresh()
    return ok(null)
  },
)

/** As `decide_notification` takes it. */
type NotificationDecision = 'resolve' | 'again'

/** Decides on a refused notification: the button's name is the decision, its value the id. Admins only. */
export const decideNotification = staffAction(
  'decideNotification',
  { who: authorizeAdmin, refusals: paymentRefusals },
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
