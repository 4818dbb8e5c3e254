import { parseEnv } from './env'

const key = 'sb_publishable_0123456789'
const enough = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: key,
  JOB_KEY_SIGN_IN: 'k'.repeat(43),
  JOB_KEY_SECOND_FACTOR: 'f'.repeat(43),
  JOB_KEY_MAIL: 'm'.repeat(43),
  JOB_KEY_PAYMENTS: 'p'.repeat(43),
}

test('an address and the keys suffice; the site is then local and counts no addresses', () => {
  expect(parseEnv(enough)).toEqual({
    ...enough,
    SITE_URL: 'http://localhost:3000',
    MAIL_PER_MINUTE: 60,
    LOG_LEVEL: 'info',
    PAYFAST_HOST: 'https://www.payfast.co.za',
    PAYFAST_SENDERS: expect.arrayContaining(['www.payfast.co.za', 'payment.payfast.io']),
  })
})

test('trailing slashes of an address are removed', () => {
  const source = { ...enough, SUPABASE_URL: 'http://127.0.0.1:54321//', SITE_URL: 'https://www.example.org/' }
  expect(parseEnv(source)).toMatchObject({
    SUPABASE_URL: 'http://127.0.0.1:54321',
    SITE_URL: 'https://www.example.org',
  })
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

describe('a preview on Vercel', () => {
  const preview = { ...enough, VERCEL: '1', VERCEL_ENV: 'preview' }

  test.each([
    ['the only project', {}],
    [
      'a project given by the integration of Supabase',
      { SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_URL: enough.SUPABASE_URL },
    ],
    ['another project than the one for previews', { PREVIEW_PROJECT: 'trial' }],
    [
      'a host that only begins like it',
      { SUPABASE_URL: 'https://trial.supabase.co.example.org', PREVIEW_PROJECT: 'trial' },
    ],
    [
      'a domain that does not say which project it is',
      { SUPABASE_URL: 'https://api.example.org', PREVIEW_PROJECT: 'api' },
    ],
  ])('is not built with %s', (_, more) => {
    expect(() => parseEnv({ ...preview, ...more })).toThrow(
      /^A preview must not use the project of the real site: [^\n]* PREVIEW_PROJECT [^\n]*$/,
    )
  })

  test('is not built without a project either', () => {
    expect(() => parseEnv({ ...preview, SUPABASE_URL: '' })).toThrow('SUPABASE_URL is missing')
  })

  test('with its own project sends no mail, takes no payments, and reports to no monitor', () => {
    const own = { ...preview, SUPABASE_URL: 'https://trial.supabase.co', PREVIEW_PROJECT: 'trial' }
    const live = {
      SMTP_URL: 'smtps://user:password@mail.example.org',
      MAIL_FROM: 'office@example.org',
      BULK_MAIL_URL: 'https://token@api.postmarkapp.com?stream=broadcast',
      HEARTBEAT_URL: 'https://monitor.example.org/key',
      PAYFAST_MERCHANT_ID: '10000100',
      PAYFAST_MERCHANT_KEY: '46f0cd694581a',
      PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
      PAYFAST_HOST: 'https://sandbox.payfast.co.za',
    }
    expect(parseEnv({ ...own, ...live })).toEqual(parseEnv({ ...own, MAIL_FROM: live.MAIL_FROM }))
    for (const VERCEL_ENV of ['production', undefined])
      expect(parseEnv({ ...own, ...live, VERCEL_ENV })).toMatchObject(live)
  })
})

test('whether the project can send mail is set in words', () => {
  expect(parseEnv({ ...enough, STAFF_MAIL: 'on' }).STAFF_MAIL).toBe('on')
  expect(parseEnv({ ...enough, STAFF_MAIL: '' }).STAFF_MAIL).toBeUndefined()
})

test.each([['no-reply@example.org'], ['Paarl Biblical Counselling <no-reply@example.org>']])(
  'the mail server and the sender %s are read',
  (from) => {
    const mail = { SMTP_URL: 'smtps://user:pass%40word@mail.example.org:465', MAIL_FROM: from }
    expect(parseEnv({ ...enough, ...mail, MAIL_PER_MINUTE: '20' })).toMatchObject({
      ...mail,
      MAIL_PER_MINUTE: 20,
    })
  },
)

test('settings shared by several instances are read', () => {
  const shared = {
    DEPLOYMENT_ID: '2026-11-23_2',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  expect(parseEnv({ ...enough, ...shared })).toMatchObject(shared)
})

test('a bulk interface for issues is read, and needs a mail server for all other mail', () => {
  const bulk = { BULK_MAIL_URL: 'https://f4d5c1b0-6a53@api.postmarkapp.com?stream=broadcast' }
  const mail = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'office@example.org' }
  expect(parseEnv({ ...enough, ...mail, ...bulk })).toMatchObject(bulk)
  expect(() => parseEnv({ ...enough, ...bulk })).toThrow('SMTP_URL is missing beside the bulk interface')
  for (const BULK_MAIL_URL of [
    'https://api.postmarkapp.com?stream=broadcast',
    'https://token@api.postmarkapp.com',
    'http://token@api.postmarkapp.com?stream=broadcast',
  ])
    expect(() => parseEnv({ ...enough, ...mail, BULK_MAIL_URL })).toThrow(
      'BULK_MAIL_URL is not an address such as https://token@',
    )
})

test('a mail server needs a sender', () => {
  expect(() => parseEnv({ ...enough, SMTP_URL: 'smtp://localhost:25' })).toThrow(
    'MAIL_FROM is missing beside a mail server',
  )
})

const account = {
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
}

test('a PayFast account and its notification senders are read', () => {
  const senders = { PAYFAST_SENDERS: 'a.payfast.co.za , b.payfast.io' }
  expect(
    parseEnv({ ...enough, ...account, ...senders, PAYFAST_HOST: 'https://sandbox.payfast.co.za/' }),
  ).toMatchObject({
    ...account,
    PAYFAST_HOST: 'https://sandbox.payfast.co.za',
    PAYFAST_SENDERS: ['a.payfast.co.za', 'b.payfast.io'],
  })
})

test.each(Object.keys(account))('a PayFast account without %s is incomplete', (name) => {
  expect(() => parseEnv({ ...enough, ...account, [name]: '' })).toThrow(
    `${name} is missing beside the rest of the account`,
  )
})

test.each(['http://localhost:54326', 'http://127.0.0.1:54326'])(
  'a local project may take payments of the simulator at %s, a hosted one never',
  (simulator) => {
    const source = { ...enough, ...account, PAYFAST_HOST: simulator }
    for (const url of ['http://127.0.0.1:54321', 'http://localhost:54321'])
      expect(parseEnv({ ...source, SUPABASE_URL: url }).PAYFAST_HOST).toBe(simulator)
    for (const url of [enough.SUPABASE_URL, 'http://localhost.example.org', 'http://localhost:1@example.org'])
      expect(() => parseEnv({ ...source, SUPABASE_URL: url })).toThrow(
        'PAYFAST_HOST is the simulator, which moves no money',
      )
  },
)

test.each([
  ['JOB_KEY_MAIL', undefined, 'is missing'],
  ['JOB_KEY_PAYMENTS', undefined, 'is missing'],
  ['SMTP_URL', 'mail.example.org', 'is not an address such as smtps'],
  ['SMTP_URL', 'https://mail.example.org', 'is not an address such as smtps'],
  ['MAIL_FROM', 'Name', 'must be an address'],
  ['MAIL_FROM', 'Name <a@example.org>\nBcc: b@example.org', 'must be an address'],
  ['MAIL_REPLY_TO', 'office', 'is not an e-mail address'],
  ['MAIL_PER_MINUTE', 'many', 'must be a whole number'],
  ['MAIL_PER_MINUTE', '0', 'must be a whole number'],
  ['CRON_SECRET', 'short', 'is too short'],
  ['HEARTBEAT_URL', 'http://monitor.example.org/key', 'is not an https address'],
  ['STAFF_MAIL', 'yes', 'must be on or off'],
  ['PAYFAST_HOST', 'http://www.payfast.co.za', 'must be https'],
  ['PAYFAST_HOST', 'https://www.payfast.co.za.example.org', 'must be https'],
  ['PAYFAST_HOST', 'https://example.org/www.payfast.co.za', 'must be https'],
  ['PAYFAST_HOST', 'https://localhost:54326', 'must be https'],
  ['PAYFAST_HOST', 'http://localhost:54326/eng', 'must be https'],
  ['PAYFAST_HOST', 'http://localhost:54326@example.org', 'must be https'],
  ['PAYFAST_HOST', 'payfast', 'must be https'],
  ['PAYFAST_SENDERS', 'https://www.payfast.co.za', 'must be host names'],
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
  ['JOB_KEY_SIGN_IN', undefined, 'is missing'],
  ['JOB_KEY_SIGN_IN', 'k'.repeat(42), 'is no job key'],
  ['JOB_KEY_SECOND_FACTOR', undefined, 'is missing'],
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
  expect(() => parseEnv({ ...enough, MAIL_FROM: 'no-reply@example.org', [name]: value })).toThrow(
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

test('only the given source is read, and it stays unchanged', () => {
  const source = Object.freeze({ ...enough, SITE_URL: 'https://example.org/' })
  expect(parseEnv(source)).toEqual(parseEnv(source))
  expect(() => parseEnv({})).toThrow('SUPABASE_URL is missing')
})
