import { z } from 'zod'
import { dateColumn, isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { type LeadColumn, detailText, leadFields } from '@/lib/lead-fields'
import { asDay, asNamed, asTime, language, row, shown, text } from './content-row'
import { paymentContent } from './payment-schema'
import { requestKinds } from './request'
import { studentContent } from './student-schema'

type Details = Readonly<Record<LeadColumn, string | null>>

/** The first column of each detail shows the whole detail. */
const details = Object.fromEntries(
  leadFields.map(({ column, detail }, index) => [
    column,
    leadFields.findIndex((field) => field.detail === detail) === index
      ? shown(`PersonData.${detail}`, text, (_value, _words, own) => detailText(own as Details, detail))
      : text,
  ]),
) as Record<LeadColumn, typeof text>

const submission = row('id lead_id lead_address entered_by held source traffic_source', {
  created_at: shown('PersonData.received', isoTime, asTime),
  ...details,
  language,
  interest: shown('Leads.lead.interest', z.number().nullable(), (number, { t }) =>
    number === null ? null : t('Leads.lead.interestLevel', { number: String(number) }),
  ),
  /** Of an entry by staff. */
  channel: shown('Leads.entry.channel', text, asNamed('Leads.channels')),
  message: shown('PersonData.message', text),
  page: shown('Leads.lead.page', text),
  referrer: shown('Leads.lead.referrer', text),
  utm_source: shown('Leads.lead.campaignSource', text),
  utm_medium: shown('Leads.lead.campaignMedium', text),
  utm_campaign: shown('Leads.lead.campaignName', text),
  utm_term: shown('Leads.lead.campaignTerm', text),
  utm_content: shown('Leads.lead.campaignContent', text),
  spam_reason: shown('PersonData.suspected', text, asNamed('Leads.spam.reasons')),
})

const MAIL_LEFT_OUT =
  'id recipient account_id submission_id subscription_id issue_id request_id payment_id entry_id notification_id ' +
  'invitation_id document_request_id attempted_at attempts next_attempt_at last_error dedupe_key facts'

/** Each kind oldest first, with the columns in the order of the copy. */
export const personContent = z.strictObject({
  submissions: z.array(submission),
  leads: z.array(
    row('id address merged_into owner_id submissions touched_at traffic_source', {
      ...details,
      language,
      status: shown('PersonData.state', z.string(), asNamed('Leads.status')),
      follow_up_on: shown('PersonData.followUp', dateColumn.nullable(), asDay),
      objected_at: shown('PersonData.objected', isoTime.nullable(), asTime),
      binned_at: shown('PersonData.binned', isoTime.nullable(), asTime),
      first_at: shown('PersonData.first', isoTime, asTime),
      last_at: shown('PersonData.last', isoTime, asTime),
    }),
  ),
  events: z.array(
    row('id lead_id origin_id other_id actor', {
      created_at: shown('PersonData.when', isoTime, asTime),
      kind: shown('PersonData.what', z.string(), asNamed('PersonData.events')),
      before: text,
      after: text,
      note: shown('PersonData.details', text, (note, { named, date }, { kind, before, after }) => {
        const changed = (name: (value: string) => string) =>
          [before, after].map((value) => (value ? name(String(value)) : '–')).join(' → ')
        if (note) return note
        if (kind === 'status') return changed((value) => named('Leads.status', value))
        if (kind === 'follow-up') return changed((value) => date(value.slice(0, 10)))
        return kind === 'adopted' || kind === 'corrected' ? named('PersonData', String(after)) : null
      }),
    }),
  ),
  spam: z.array(submission),
  mail: z.array(
    row(MAIL_LEFT_OUT, {
      kind: shown('PersonData.what', z.string(), asNamed('Outbox.kinds')),
      created_at: shown('PersonData.when', isoTime, asTime),
      state: shown('PersonData.state', z.string(), asNamed('Outbox.states')),
      settled_at: shown('PersonData.sentOn', isoTime.nullable(), (value, words, { state }) =>
        state === 'sent' ? asTime(value, words) : null,
      ),
      language,
      /** As sent, if kept. */
      sent_subject: text,
      sent_text: shown(
        'PersonData.message',
        text,
        (sent, _words, { sent_subject }) => sent && `${String(sent_subject)}\n\n${sent}`,
      ),
    }),
  ),
  newsletter: z.array(
    row('id asked_at consent_version consent_language', {
      email: shown('PersonData.email', z.string()),
      language,
      state: shown(
        'PersonData.state',
        z.enum(['pending', 'confirmed', 'unsubscribed', 'refused']),
        asNamed('NewsletterAdmin.subscribers.states'),
      ),
      created_at: shown('PersonData.received', isoTime, asTime),
      page: shown('PersonData.page', text),
      /** The consent text; null if the address was imported. */
      consent: shown('PersonData.consent', text),
      confirmed_at: shown('PersonData.confirmedOn', isoTime.nullable(), asTime),
      ended_at: shown('PersonData.endedOn', isoTime.nullable(), asTime),
    }),
  ),
  payments: paymentContent,
  ...studentContent,
  requests: z.array(
    row('email state recorded_by answered_by', {
      id: z.string(),
      kind: shown('PersonData.what', z.enum(requestKinds), asNamed('Privacy.requests.kinds')),
      name: shown('PersonData.name', text),
      received_on: shown('PersonData.received', dateColumn, asDay),
      due_on: shown('PersonData.due', dateColumn, asDay),
      answered_on: shown('PersonData.answered', dateColumn.nullable(), asDay),
      message: shown('PersonData.message', text),
      note: shown('PersonData.note', text),
      language: storedLanguage,
      created_at: isoTime,
    }),
  ),
})
export type PersonContent = z.output<typeof personContent>
