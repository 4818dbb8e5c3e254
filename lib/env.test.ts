import { parseEnv } from './env'
import { jobKeysOf } from './job-keys.mjs'

const key = 'sb_publishable_0123456789'
const enough = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: key,
  JOB_SECRET: 'k'.repeat(43),
}
const mail = { SMTP_URL: 'smtps://user:pass%40word@mail.example.org:465', MAIL_FROM: 'no-reply@example.org' }

test('an address, a key and a secret suffice; the site is then local and counts no addresses', () => {
  expect(parseEnv(enough)).toEqual({
    ...enough,
    ...jobKeysOf(enough),
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'info',
  })
})

test('job keys of an earlier set-up replace the secret, and win over it', () => {
  const { JOB_SECRET, ...others } = enough
  const keys = jobKeysOf({ JOB_SECRET: 'o'.repeat(43) })
  expect(parseEnv({ ...others, ...keys })).toMatchObject(keys)
  expect(parseEnv({ ...enough, ...keys })).toMatchObject({ ...keys, JOB_SECRET })
})

test.each([
  ['SUPABASE_PUBLISHABLE_KEY'],
  ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'],
  ['SUPABASE_ANON_KEY'],
  ['NEXT_PUBLIC_SUPABASE_ANON_KEY'],
])('the key may be called %s', (name) => {
  const source = { ...enough, SUPABASE_PUBLISHABLE_KEY: undefined, [name]: key }
  expect(parseEnv(source).SUPABASE_PUBLISHABLE_KEY).toBe(key)
})

test('names chosen by this site take precedence over older ones, and an empty value counts as unset', () => {
  const other = 'https://other.supabase.co'
  const source = {
    ...enough,
    NEXT_PUBLIC_SUPABASE_URL: other,
    SUPABASE_ANON_KEY: 'another key of twenty characters',
  }
  expect(parseEnv(source)).toMatchObject(enough)
  expect(parseEnv({ ...source, SUPABASE_URL: '' }).SUPABASE_URL).toBe(other)
})

test('on Vercel the address of the site and the address header are known', () => {
  const vercel = { ...enough, VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'www.example.org' }
  expect(parseEnv(vercel)).toMatchObject({
    SITE_URL: 'https://www.example.org',
    TRUSTED_ADDRESS_HEADER: 'x-vercel-forwarded-for',
    TRUSTED_REQUEST_ID_HEADER: 'x-vercel-id',
    VERCEL: '1',
  })
  expect(
    parseEnv({ ...vercel, SITE_URL: 'https://example.org', TRUSTED_ADDRESS_HEADER: 'cf-connecting-ip' }),
  ).toMatchObject({ SITE_URL: 'https://example.org', TRUSTED_ADDRESS_HEADER: 'cf-connecting-ip' })
})

test.each([
  { STAFF_MAIL: 'on' },
  mail,
  { ...mail, SMTP_URL: `${mail.SMTP_URL}?perMinute=20`, MAIL_FROM: 'Paarl Courses <no-reply@example.org>' },
  { ...mail, BULK_MAIL_URL: 'https://f4d5c1b0-6a53@api.postmarkapp.com?stream=broadcast' },
  // Shared by several instances.
  {
    DEPLOYMENT_ID: '2026-11-23_2',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  },
])('%j is read', (given) => {
  expect(parseEnv({ ...enough, ...given })).toMatchObject(given)
})

test.each([
  ['MAIL_FROM is missing beside a mail server', { MAIL_FROM: '' }],
  [
    'SMTP_URL is missing beside the bulk interface',
    { SMTP_URL: '', BULK_MAIL_URL: 'https://t@a.com?stream=b' },
  ],
])('%s', (sentence, given) => {
  expect(() => parseEnv({ ...enough, ...mail, ...given })).toThrow(sentence)
})

const payfast = (host: string, passphrase = 'secret') =>
  `${host.replace('//', '//10000100:46f0cd694581a@')}?passphrase=${passphrase}`

test('a PayFast account is read', () => {
  expect(
    parseEnv({ ...enough, PAYFAST_URL: payfast('https://sandbox.payfast.co.za/', 'jt7%26%20%C3%A9+') })
      .PAYFAST_URL,
  ).toEqual({
    id: '10000100',
    key: '46f0cd694581a',
    passphrase: 'jt7& é+',
    host: 'https://sandbox.payfast.co.za',
  })
})

test.each(['http://localhost:54326', 'http://127.0.0.1:54326'])(
  'a local project may take payments of the simulator at %s, a hosted one never',
  (simulator) => {
    const source = { ...enough, PAYFAST_URL: payfast(simulator) }
    for (const url of ['http://127.0.0.1:54321', 'http://localhost:54321'])
      expect(parseEnv({ ...source, SUPABASE_URL: url }).PAYFAST_URL?.host).toBe(simulator)
    for (const url of [enough.SUPABASE_URL, 'http://localhost.example.org', 'http://localhost:1@example.org'])
      expect(() => parseEnv({ ...source, SUPABASE_URL: url })).toThrow(
        'PAYFAST_URL is the simulator, which moves no money',
      )
  },
)

test.each([
  ['JOB_SECRET', undefined, 'is missing'],
  ['JOB_SECRET', 'k'.repeat(42), 'is no job secret'],
  ['JOB_SECRET', `${'k'.repeat(43)},former`, 'is no job secret'],
  ['JOB_KEY_MAIL', 'k'.repeat(42), 'is no job key'],
  ['SMTP_URL', 'mail.example.org', 'is not an address such as smtps'],
  ['SMTP_URL', 'https://mail.example.org', 'is not an address such as smtps'],
  ['MAIL_FROM', 'Name', 'must be an address'],
  ['MAIL_FROM', 'Name <a@example.org>\nBcc: b@example.org', 'must be an address'],
  ['MAIL_REPLY_TO', 'office', 'is not an e-mail address'],
  ['SMTP_URL', `${mail.SMTP_URL}?perMinute=many`, 'has a perminute that is not'],
  ['SMTP_URL', `${mail.SMTP_URL}?perMinute=0`, 'has a perminute that is not'],
  [
    'BULK_MAIL_URL',
    'https://api.postmarkapp.com?stream=broadcast',
    'is not an address such as https://token@',
  ],
  ['BULK_MAIL_URL', 'https://token@api.postmarkapp.com', 'is not an address such as https://token@'],
  ['BULK_MAIL_URL', 'http://token@api.postmarkapp.com?stream=broadcast', 'is not an address'],
  ['CRON_SECRET', 'short', 'is too short'],
  ['HEARTBEAT_URL', 'http://monitor.example.org/key', 'is not an https address'],
  ['STAFF_MAIL', 'yes', 'must be on or off'],
  ['PAYFAST_URL', 'https://www.payfast.co.za', 'is not an address such as'],
  ['PAYFAST_URL', 'https://10000100@www.payfast.co.za?passphrase=secret', 'is not an address such as'],
  ['PAYFAST_URL', payfast('https://www.payfast.co.za', ''), 'is not an address such as'],
  ['PAYFAST_URL', payfast('https://www.payfast.co.za', ' secret'), 'is not an address such as'],
  ['PAYFAST_URL', payfast('https://www.payfast.co.za', '100%'), 'must have a %'],
  ['PAYFAST_URL', payfast('https://example.org/www.payfast.co.za'), 'is not an address such as'],
  ['PAYFAST_URL', payfast('http://localhost:54326/eng'), 'is not an address such as'],
  ['PAYFAST_URL', payfast('http://localhost:54326@example.org'), 'is not an address such as'],
  ['PAYFAST_URL', payfast('http://www.payfast.co.za'), 'must lead to'],
  ['PAYFAST_URL', payfast('https://www.payfast.co.za.example.org'), 'must lead to'],
  ['PAYFAST_URL', payfast('https://localhost:54326'), 'must lead to'],
  ['DEPLOYMENT_ID', 'v1.2', 'may have letters, digits'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'a key', 'is no key'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', Buffer.alloc(31).toString('base64'), 'is no key'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '_'.repeat(43), 'is no key'],
  ['SUPABASE_URL', undefined, 'is missing'],
  ['SUPABASE_URL', '', 'is missing'],
  ['SUPABASE_URL', 'project.supabase.co', 'is not a web address'],
  ['SUPABASE_URL', 'ftp://project.supabase.co', 'is not a web address'],
  ['SUPABASE_PUBLISHABLE_KEY', undefined, 'is missing'],
  ['SUPABASE_PUBLISHABLE_KEY', 'short', 'is too short to be a key'],
  ['SITE_URL', 'www.example.org', 'is not a web address'],
  ['SITE_URL', 'javascript:alert(1)', 'is not a web address'],
  ['TRUSTED_ADDRESS_HEADER', 'X-Real-IP', 'must be a header name in lower case'],
  ['TRUSTED_ADDRESS_HEADER', 'x real ip', 'must be a header name in lower case'],
  ['TRUSTED_REQUEST_ID_HEADER', 'X-Request-Id', 'must be a header name in lower case'],
  ['LOG_LEVEL', 'verbose', 'must be debug, info'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'is not a web address'],
  ['SENTRY_DSN', 'https://sentry.io', 'is no dsn such as https'],
  ['SENTRY_DSN', 'https://key@sentry.io/project', 'is no dsn such as https'],
])('%s %j is named: %s', (name, value, problem) => {
  expect(() => parseEnv({ ...enough, ...mail, [name]: value })).toThrow(
    new RegExp(`^The environment[^\\n]*\\n  ${name} ${problem}[^\\n]*$`),
  )
})

test('all problems are reported at once', () => {
  expect(() => parseEnv({ SITE_URL: 'x' })).toThrow(/SUPABASE_URL[^]*SUPABASE_PUBLISHABLE_KEY[^]*SITE_URL/)
})

test('a refused value is not repeated, since it may be a misplaced key', () => {
  const secret = 'sb_secret_0123456789abcdef'
  expect(() => parseEnv({ ...enough, SUPABASE_URL: secret })).toThrow(
    expect.not.stringContaining(secret) as never,
  )
})

test('the source stays unchanged', () => {
  const source = Object.freeze({ ...enough, SITE_URL: 'https://example.org/' })
  expect(parseEnv(source)).toEqual(parseEnv(source))
})
