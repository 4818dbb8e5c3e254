/** A data folder of an earlier release: the next start migrates it, and nobody is lost. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type OwnBackend, dataFolder, ownBackend } from './own-backend'
import type { Row } from './rest'

/** The last migration before leads, versions and pictures. */
const BEFORE = '20261121000600'

const ROWS = `
  insert into public.blog_posts (title, slug, content, status, created_at) values
    ('Live', 'live', 'Text', 'published', '2026-01-02T03:04:05Z'),
    ('Draft', 'draft', 'Text', 'draft', '2026-01-03T00:00:00Z');
  insert into public.landing_form_submissions (first_name, surname, email, phone, created_at) values
    ('Anna', 'Nel', 'anna@example.org', '+27820000001', '2026-02-01T00:00:00Z'),
    ('Ben', 'Nel', 'ben@example.org', '+27820000002', '2026-02-02T00:00:00Z'),
    ('Anna', 'Botha', 'anna@example.org', '+27820000003', '2026-02-03T00:00:00Z'),
    ('Carl', 'One', 'one@example.org', '+27820000004', '2026-02-04T00:00:00Z'),
    ('Carl', 'Two', 'two@example.org', '+27820000005', '2026-02-05T00:00:00Z'),
    ('Carl', 'Both', 'one@example.org', '+27820000005', '2026-02-06T00:00:00Z');`

let backend: OwnBackend

async function rows(path: string): Promise<Row[]> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, { headers: { apikey: backend.secret.key } })
  expect(response.status).toBe(200)
  return (await response.json()) as Row[]
}

beforeAll(async () => {
  const folder = dataFolder()
  const made = spawnSync(process.execPath, [join(__dirname, 'old-data.mjs'), folder, BEFORE], {
    input: ROWS,
    encoding: 'utf8',
  })
  expect([made.status, made.stderr]).toEqual([0, ''])
  backend = await ownBackend(folder)
})
afterAll(() => backend.end())

const day = (value: unknown) => String(value).slice(0, 10)

test('each person has one lead, found by the rule of today', async () => {
  const leads = await rows('leads?order=first_at')
  expect(
    leads.map((lead) => [
      lead.first_name,
      lead.surname,
      lead.submissions,
      day(lead.first_at),
      day(lead.last_at),
    ]),
  ).toEqual([
    ['Anna', 'Botha', 2, '2026-02-01', '2026-02-03'],
    ['Ben', 'Nel', 1, '2026-02-02', '2026-02-02'],
    ['Carl', 'Both', 3, '2026-02-04', '2026-02-06'],
  ])
  expect(leads.every((lead) => lead.status === 'new' && lead.came_from === 'direct')).toBe(true)
  // The end of keeping counts from when they wrote, not from the migration.
  expect(leads.map((lead) => day(lead.touched_at))).toEqual(['2026-02-03', '2026-02-02', '2026-02-06'])
})

test('every submission is there, as it was sent, with its lead', async () => {
  const submissions = await rows('landing_form_submissions?order=created_at')
  expect(submissions.map(({ surname }) => surname)).toEqual(['Nel', 'Nel', 'Botha', 'One', 'Two', 'Both'])
  expect(submissions.every(({ lead_id, language }) => lead_id !== null && language === 'en')).toBe(true)
})

test('what was published was so since it was made; a draft has no time', async () => {
  const posts = await rows('blog_posts?order=created_at')
  expect(posts).toMatchObject([
    { slug: 'live', published_at: expect.stringContaining('2026-01-02'), version: 1, language: 'en' },
    { slug: 'draft', published_at: null, version: 1 },
  ])
})

test('the file store is there', async () => {
  const headers = { apikey: backend.secret.key, authorization: `Bearer ${backend.secret.key}` }
  const response = await fetch(`${backend.url}/storage/v1/bucket/post-images`, { headers })
  expect(await response.json()).toMatchObject({ id: 'post-images', public: true, file_size_limit: 5242880 })
})
