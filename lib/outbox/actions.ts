'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import { mailKinds } from '@/lib/mail/registry'
import { writeSample } from '@/lib/mail/render'
import { sendDueMail } from '@/lib/mail/send'
import { openMailServer } from '@/lib/mail/smtp'
import { type Result, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { adminAction } from '@/lib/staff/form-action'
import type { MailActionError, MailDecision } from './messages'

/** The pressed button's message ids, separated by commas. */
const ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.guid()).min(1).max(100))

export interface Decided {
  readonly decision: MailDecision
  readonly count: number
}

/** Retries or resolves the messages of the pressed button. Admins only. */
export const decideMail = adminAction(
  'decideMail',
  async ({ client }, form): Promise<Result<Decided, MailActionError>> => {
    const decision: MailDecision = form.has('retry') ? 'retry' : 'resolve'
    const message_ids = ids.parse(form.get(decision))
    const { data } = await client.rpc('decide_mail', { message_ids, decision }).throwOnError()
    if (decision === 'retry') after(sendDueMail)
    refresh()
    return ok({ decision, count: z.coerce.number().int().parse(data) })
  },
)

const sample = z
  .string()
  .transform((value) => value.split(' '))
  .pipe(z.tuple([z.enum(mailKinds), siteLanguage]))

interface Tested {
  readonly email: string
  /** The mail server's refusal; null if it was sent. */
  readonly problem: string | null
}

/** Sends the admin a sample message of the pressed button's kind and language. Admins only. */
export const sendTest = adminAction(
  'sendTest',
  async ({ staff }, form): Promise<Result<Tested, MailActionError>> => {
    const [kind, language] = sample.parse(form.get('test'))
    const written = await writeSample(kind, language, await publishedContent())
    const { email } = staff
    const server = openMailServer()
    const { outcome, problem = '' } = await server.send({ ...written, id: randomUUID(), to: email })
    server.close()
    return ok({ email, problem: outcome === 'sent' ? null : problem })
  },
)
