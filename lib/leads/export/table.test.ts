/** The import reads back the files that the export writes. */
import { FORMAT_FIELD } from '@/lib/table/cells'
import { tableFile } from '@/lib/table/table-file'
import { chosenColumns } from '@/lib/leads/import/columns'
import { readLeadFile as readFile } from '@/lib/leads/import/columns'
import { refusedRows } from '@/lib/leads/import/refused'
import { fitRows, readRows } from '@/lib/leads/import/rows'
import { leadColumns } from './table'
import { exportedLead } from '../schema'

const NOW = new Date('2026-11-21T10:00:00Z')
const OWNER = '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11'
const touch = {
  source: 'facebook',
  utm_medium: 'cpc',
  utm_campaign: 'lente',
  utm_term: null,
  utm_content: null,
  referrer: null,
  page: '/landing',
  language: 'af',
}
const lead = {
  id: OWNER,
  firstName: "'t Jan",
  surname: 'van der Merwe, snr',
  email: 'jan@example.org',
  phone: '+27825550117',
  language: 'af',
  trafficSource: 'facebook',
  status: 'contacted',
  followUpOn: '2026-11-30',
  ownerId: OWNER,
  objectedAt: null,
  submissions: 2,
  firstAt: '2026-11-03T06:00:00+00:00',
  lastAt: '2026-11-04T06:00:00+00:00',
  interest: 2,
  notes: '=1+1; =2+2\n- bel eers ná 17:00',
  first: touch,
  last: null,
}
const abroad = {
  ...lead,
  email: 'mary@example.org',
  phone: '+264811234567',
  language: 'en',
  ownerId: null,
  interest: null,
}
const rows = () => [lead, abroad].map((each) => exportedLead.parse(each))
const owners = new Map([[OWNER, 'thandi@example.org']])

test.each([
  ['a workbook in English', 'en', 'xlsx'],
  ['a workbook in Afrikaans', 'af', 'xlsx'],
  ['CSV with commas', 'en', 'commas'],
  ['CSV with semicolons', 'af', 'semicolons'],
] as const)('%s', async (_, locale, format) => {
  const form = new FormData()
  form.set(FORMAT_FIELD, format)
  const { body } = tableFile(form, 'leads', leadColumns(locale, owners), rows())
  const file = await new Response(body).bytes()
  const content = await readFile(file)
  if ('error' in content) throw new Error(content.error)
  const columns = chosenColumns(content.headings, new FormData())
  expect(columns.filter(({ sure }) => !sure)).toEqual([])
  const read = readRows(content.lines, columns, { channel: 'other', language: 'en', order: 'day' }, NOW)
  expect(refusedRows(read)).toEqual([])
  expect(fitRows(read).map(({ entry }) => entry)).toEqual([
    {
      first_name: "'t Jan",
      surname: 'van der Merwe, snr',
      email: 'jan@example.org',
      phone: '+27825550117',
      channel: 'other',
      language: 'af',
      interest: 2,
      message: lead.notes,
      received_on: '2026-11-03',
      utm_source: 'facebook',
      owner: 'thandi@example.org',
    },
    expect.objectContaining({ phone: '+264811234567', language: 'en', interest: null, owner: null }),
  ])
})
