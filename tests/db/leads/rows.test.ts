/** The site's reads of leads: the columns exist, and the rows have the form that it expects. */
import {
  inboxRow,
  leadColumns,
  leadRow,
  submissionColumns,
  submissionRow,
  undecidedColumns,
  undecidedRow,
} from '@/lib/leads/schema'
import { call, insert, anon, select } from '../rest'
import { newUser, sampleSpam } from '../samples'
import { FORM, sendForm } from './leads'

const office = newUser('office')

test('a lead, its place in the inbox and its enquiries are read', async () => {
  const { id, surname } = await sendForm()
  const [lead] = (await select(office, 'leads', `id=eq.${String(id)}`, leadColumns)).rows
  expect(leadRow.parse(lead)).toMatchObject({ surname, trafficSource: 'direct', mergedInto: null })
  const { rows } = await call(office, 'lead_inbox', { of_ids: [id] })
  expect(inboxRow.parse(rows[0])).toMatchObject({ surname, trafficSource: 'direct', total: 1 })
  const [enquiry] = (await select(office, FORM, `lead_id=eq.${String(id)}`, submissionColumns)).rows
  expect(submissionRow.parse(enquiry)).toMatchObject({ surname, source: 'landing-page', interest: null })
})

test('an enquiry that is no lead is read with the reason', async () => {
  const sent = sampleSpam({ spam_reason: 'trap' })
  await insert(anon, FORM, sent)
  const [spam] = (await select(office, FORM, `email=eq.${String(sent.email)}`, undecidedColumns)).rows
  expect(undecidedRow.parse(spam)).toMatchObject({ surname: sent.surname, spamReason: 'trap' })
})
