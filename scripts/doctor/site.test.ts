import { CRON_SECRET, deployedSite as startSite } from '@/tests/deployed-site'
import { postmarkServer } from '@/tests/postmark-server'
import { bulkMail } from './services.mjs'
import { deployedSite, lastRuns } from './site.mjs'

interface Finding {
  readonly good?: string
  readonly wrong?: string
  readonly unsure?: string
  readonly mend?: string
}

const of = (kind: 'good' | 'wrong' | 'unsure', findings: Finding[]) =>
  findings.flatMap((finding) => finding[kind] ?? [])

describe('the deployed site', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())
  beforeEach(() => {
    site.answers = {}
    site.asked = []
  })
  const ask = (env: Record<string, string> = {}): Promise<Finding[]> =>
    deployedSite({ env: { SITE_URL: site.url, CRON_SECRET, ...env } })

  test('is healthy, and starts no job when asked', async () => {
    const findings = await ask()
    expect(findings).toEqual([
      { good: 'Site: it is healthy and has the migrations that it needs.' },
      { good: 'Site: its jobs run, and mail leaves.' },
      { good: 'Pages: each of 5 has one policy, with hashes.' },
      { good: 'Jobs: the site takes the secret of the scheduler, and no other.' },
    ])
    expect(site.asked.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/jobs/mail',
      'POST /api/jobs/check with the secret',
    ])
  })

  test.each([
    ['/api/health', [503, { status: 'outdated' }], 'Site: the project lacks a migration that'],
    ['/api/health', [503, { status: 'unavailable' }], 'Site: its database does not answer it.'],
    ['/api/health', [404, 'Not here'], 'is not this site, or is broken (404).'],
    ['/api/health', [200, '<html>'], 'is not this site, or is broken (200).'],
    ['/api/health', null, 'does not answer.'],
    ['/api/health/jobs', [503, { status: 'late' }], 'Site: a job is late, or mail waits for an hour.'],
    ['/api/health/jobs', [404, ''], 'Site: /api/health/jobs does not answer.'],
    [
      '/courses',
      [200, '<html><head></head></html>'],
      'Pages: /courses has no policy with hashes instead of one.',
    ],
    ['/af', [500, ''], 'Pages: /af answers 500.'],
    ['/api/jobs/mail', [202, ''], 'Jobs: without the secret /api/jobs/mail answers 202 instead of 401.'],
    ['/api/jobs/check', [401, ''], 'Jobs: with CRON_SECRET /api/jobs/check answers 401 instead of 202.'],
  ] as const)('%s answers %j: %s', async (path, answer, sentence) => {
    site.answers[path] = answer
    const findings = await ask()
    expect(of('wrong', findings)).toEqual([expect.stringContaining(sentence)])
    expect(findings.find(({ wrong }) => wrong)!.mend ?? sentence).toMatch(/\S/)
  })

  test('a page with two policies is named', async () => {
    site.answers['/af/blog'] = [200, site.page(2)]
    expect(of('wrong', await ask())).toEqual(['Pages: /af/blog has 2 policies with hashes instead of one.'])
  })

  test('another secret than that of the site is named, and not printed', async () => {
    const findings = await ask({ CRON_SECRET: 'a former secret' })
    expect(of('wrong', findings)).toEqual([expect.stringContaining('answers 401 instead of 202')])
    expect(JSON.stringify(findings)).not.toContain('a former secret')
  })

  test('without its address or the secret, it says what was not asked', async () => {
    expect(of('unsure', await ask({ CRON_SECRET: '' }))).toEqual([expect.stringContaining('was not asked')])
    site.asked = []
    expect(of('unsure', await ask({ SITE_URL: '' }))).toEqual([expect.stringContaining('not asked')])
    expect(site.asked).toEqual([])
  })

  test('Vercel names its address', async () => {
    const findings = await ask({ SITE_URL: '', VERCEL_PROJECT_PRODUCTION_URL: 'no-site.invalid' })
    expect(of('wrong', findings)).toEqual(['Site: https://no-site.invalid does not answer.'])
  })
})

describe('the last runs of the jobs', () => {
  const cards = { PAYFAST_URL: 'https://1:k@www.payfast.co.za?passphrase=p' }
  const runs = (job_runs: Record<string, number>, env = {}): Finding[] =>
    lastRuns({ state: { job_runs }, env })

  test('were in time', () => {
    expect(runs({ mail: 1, payments: 30, purge: 2000 }, cards)).toEqual([
      { good: 'Last runs: mail, payments, purge ran in time.' },
    ])
    expect(runs({ mail: 1 })).toEqual([{ good: 'Last runs: mail ran in time.' }])
  })

  test('were too long ago, or never', () => {
    expect(of('wrong', runs({ mail: 31, payments: 900, purge: 3000 }, cards))).toEqual([
      'Last runs: mail ran 31 minutes ago.',
      'Last runs: payments ran 900 minutes ago.',
      'Last runs: purge ran 3000 minutes ago.',
    ])
    expect(of('wrong', runs({}, cards))).toEqual([
      'Last runs: mail has never run.',
      'Last runs: payments has never run.',
    ])
  })
})

describe('the bulk interface for newsletter issues', () => {
  let postmark: Awaited<ReturnType<typeof postmarkServer>>
  beforeAll(async () => {
    postmark = await postmarkServer()
  })
  afterAll(() => postmark.close())
  const ask = (BULK_MAIL_URL: string): Promise<Finding[]> => bulkMail({ env: { BULK_MAIL_URL } })

  test('takes the token and has the stream; without one nothing is asked', async () => {
    expect(await ask('')).toEqual([])
    expect(of('good', await ask(postmark.url()))).toEqual([
      expect.stringMatching(/^Bulk mail: 127\.0\.0\.1:\d+ takes the token, and has the stream "broadcast"/),
    ])
    expect(postmark.requests).toEqual([])
  })

  test.each([
    ['another token', () => postmark.url('another'), 'does not know the token of BULK_MAIL_URL.'],
    ['another stream', () => postmark.url().replace(/broadcast$/, 'other'), 'has no stream "other".'],
    ['no server', () => 'https://token@no-postmark.invalid?stream=broadcast', 'does not answer.'],
    ['no address', () => 'token', 'is no address.'],
  ])('%s is named, without the token', async (_, url, sentence) => {
    const findings = await ask(url())
    expect(of('wrong', findings)).toEqual([expect.stringContaining(sentence)])
    expect(JSON.stringify(findings)).not.toMatch(/another|token@/)
  })

  test.each([
    [{ MessageStreamType: 'Transactional' }, 'is not for broadcasts.'],
    [{ ArchivedAt: '2026-01-01T00:00:00Z' }, 'is archived.'],
    [
      { SubscriptionManagementConfiguration: { UnsubscribeHandlingType: 'Postmark' } },
      'Postmark adds its own link for unsubscribing',
    ],
  ])('a stream with %j is named', async (stream, sentence) => {
    postmark.stream = stream
    expect(of('wrong', await ask(postmark.url()))).toEqual([expect.stringContaining(sentence)])
  })
})
