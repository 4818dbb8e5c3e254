/** Attribution filters match any submission of a lead; the export has its first and last. */
import { type Row, call, store } from '../rest'
import { DAY, type User, fromNow, makeUser, sampleLead, unique } from '../samples'
import { FORM } from './leads'

let admin: User
const mark = unique()
const [one, two] = [`one@${mark}.org`, `two@${mark}.org`]

/** A submission sent that many days ago. */
const submit = (email: string, daysAgo: number, attribution: Row) =>
  store(
    FORM,
    sampleLead({ email, surname: email.split('@')[0], created_at: fromNow(-daysAgo * DAY), ...attribution }),
  )

const surnames = (rows: Row[]) => rows.map(({ surname }) => surname)

beforeAll(async () => {
  admin = await makeUser('admin')
  await submit(one, 20, { utm_source: 'Radio', utm_campaign: 'Lente', page: '/landing' })
  await submit(one, 10, { utm_source: 'TV', language: 'af', page: '/af/landing', utm_campaign: '' })
  await submit(two, 5, { language: 'af', page: '/af' })
  await submit(one, 1, { utm_source: 'spam', page: '/spam', spam_reason: 'trap' })
})

test.each<[Row, string[]]>([
  [{ of_source: 'radio' }, ['one']],
  [{ of_source: 'tv' }, ['one']],
  [{ of_language: 'af' }, ['two', 'one']],
  [{ of_campaign: 'LENTE' }, ['one']],
  [{ of_campaign: '' }, ['one']],
  [{ of_page: '/af/landing' }, ['one']],
  [{ of_page: '/AF' }, []],
  [{ of_source: 'radio', of_language: 'en', of_page: '/landing' }, ['one']],
  // Each is true of the person, but no single submission.
  [{ of_source: 'radio', of_language: 'af' }, []],
  [{ of_language: 'af', of_status: 'new', sort: 'oldest' }, ['one', 'two']],
  // Spam belongs to no lead.
  [{ of_source: 'spam' }, []],
])('%j', async (filters, found) => {
  const args = { query: mark, ...filters }
  expect(surnames((await call(admin, 'lead_inbox', args)).rows)).toEqual(found)
  const { leads } = (await call(admin, 'lead_export', args)).body as { leads: Row[] }
  expect(surnames(leads)).toEqual(found)
})

test('the export has the first and last attribution', async () => {
  const { leads } = (await call(admin, 'lead_export', { query: one })).body as { leads: Row[] }
  expect(leads).toMatchObject([
    {
      email: one,
      source: 'radio',
      language: 'af',
      submissions: 2,
      first: { source: 'radio', utm_campaign: 'Lente', page: '/landing', language: 'en' },
      last: { source: 'tv', page: '/af/landing', language: 'af' },
    },
  ])
})
