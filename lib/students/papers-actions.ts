'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { env } from '@/lib/env'
import { textField } from '@/lib/forms/form-data'
import { sendDueMail } from '@/lib/mail/send'
import { isMailOn } from '@/lib/mail/smtp'
import { deleteOrphans } from '@/lib/media/orphan-queries'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { type Result, fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { type AuthorizedStaff, authorizeOffice } from '@/lib/staff/queries'
import { NOT_PERMITTED } from '@/lib/supabase/errors'
import { NAME_LENGTH, printedWords } from './certificate'
import { arrivedKeys } from './documents'
import { enrolmentPapers } from './paper-queries'
import {
  ENROLMENT_FIELD,
  NAME_FIELD,
  type PapersDone,
  type PapersError,
  type PapersIntent,
  REASON_FIELD,
  REASON_LENGTH,
  papersIntents,
} from './register'

type Answer = Result<PapersDone, PapersError>
type Client = AuthorizedStaff['client']

const text = (form: FormData, field: string, most: number) =>
  z.string().trim().min(1).max(most).safeParse(textField(form, field))

const issued = z.enum(['issued', 'gone', 'notFinished', 'exists'])
const asked = z.enum(['mailed', 'made', 'gone'])

async function mark(client: Client, enrolment: string, key: string, is_received: boolean): Promise<Answer> {
  const given = { of_enrolment: enrolment, document_key: key, is_received }
  const { data } = await client.rpc('mark_document', given).throwOnError()
  return data ? ok(is_received ? 'receive' : 'discard') : fail('gone')
}

/** By the enrolment, the form, and the value of the pressed button. */
const changes: Record<
  PapersIntent,
  (client: Client, enrolment: string, form: FormData, value: string) => Promise<Answer>
> = {
  async issue(client, enrolment, form) {
    const name = text(form, NAME_FIELD, NAME_LENGTH)
    if (!name.success) return fail('nameMissing')
    const [papers, content] = await Promise.all([enrolmentPapers(enrolment), publishedContent()])
    if (!papers) return fail('gone')
    const { data } = await client
      .rpc('issue_certificate', {
        certificate_id: rowId.parse(form.get(ONCE_FIELD)),
        of_enrolment: enrolment,
        printed_name: name.data,
        printed: printedWords(content, papers.level),
      })
      .setHeader('x-job-key', env.JOB_KEY_MAIL)
      .throwOnError()
    const outcome = issued.parse(data)
    return outcome === 'issued' ? ok('issue') : fail(outcome)
  },
  async withdraw(client, _enrolment, form, id) {
    const reason = text(form, REASON_FIELD, REASON_LENGTH)
    if (!reason.success) return fail('reasonMissing')
    const given = { certificate_id: rowId.parse(id), reason: reason.data }
    const { data } = await client.rpc('withdraw_certificate', given).throwOnError()
    return data ? ok('withdraw') : fail('gone')
  },
  async ask(client, enrolment, form) {
    const [papers, { certificate }] = await Promise.all([enrolmentPapers(enrolment), publishedContent()])
    if (!papers) return fail('gone')
    const arrived = arrivedKeys(papers)
    const missing = certificate.checklist.map(({ key }) => key).filter((key) => !arrived.has(key))
    // The last one arrived while the page was open.
    if (missing.length === 0) return fail('gone')
    const { data } = await client
      .rpc('request_documents', {
        request_id: rowId.parse(form.get(ONCE_FIELD)),
        of_enrolment: enrolment,
        document_keys: missing,
        by_mail: isMailOn,
      })
      .throwOnError()
    const outcome = asked.parse(data)
    if (outcome === 'gone') return fail(outcome)
    after(sendDueMail)
    return ok(outcome)
  },
  receive: (client, enrolment, _form, key) => mark(client, enrolment, key, true),
  async discard(client, enrolment, _form, key) {
    const answer = await mark(client, enrolment, key, false)
    // A file that storage does not delete now goes with the next job.
    after(deleteOrphans)
    return answer
  },
}

/**
 * Changes the certificates and documents of an enrolment by the pressed button. Admins and the office; only admins
 * withdraw a certificate.
 */
export const changePapers = staffAction(
  'changePapers',
  { who: authorizeOffice, refusals: { [NOT_PERMITTED]: 'notAdmin' } },
  async ({ client }, _previous, form): Promise<Answer> => {
    const enrolment = rowId.safeParse(form.get(ENROLMENT_FIELD)).data
    const intent = papersIntents.find((each) => form.has(each))
    if (!enrolment || !intent) return fail('gone')
    const answer = await changes[intent](client, enrolment, form, textField(form, intent))
    refresh()
    return answer
  },
)
