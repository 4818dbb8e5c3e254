/** The environment of Vercel's previews. */
import { parseEnv } from './env'

const enough = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  JOB_SECRET: 'k'.repeat(43),
}
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
])('it is not built with %s', (_, more) => {
  expect(() => parseEnv({ ...preview, ...more })).toThrow(
    /^A preview must not use the project of the real site: [^\n]* PREVIEW_PROJECT [^\n]*$/,
  )
})

test('it is not built without a project either', () => {
  expect(() => parseEnv({ ...preview, SUPABASE_URL: '' })).toThrow('SUPABASE_URL is missing')
})

test('with its own project it sends no mail, takes no payments, and reports to no monitor', () => {
  const own = { ...preview, SUPABASE_URL: 'https://trial.supabase.co', PREVIEW_PROJECT: 'trial' }
  const live = {
    SMTP_URL: 'smtps://user:password@mail.example.org',
    MAIL_FROM: 'office@example.org',
    BULK_MAIL_URL: 'https://token@api.postmarkapp.com?stream=broadcast',
    HEARTBEAT_URL: 'https://monitor.example.org/key',
    PAYFAST_URL: 'https://10000100:46f0cd694581a@www.payfast.co.za?passphrase=secret',
  }
  expect(parseEnv({ ...own, ...live })).toEqual(parseEnv({ ...own, MAIL_FROM: live.MAIL_FROM }))
  const { PAYFAST_URL, ...texts } = live
  for (const VERCEL_ENV of ['production', undefined]) {
    const read = parseEnv({ ...own, ...live, VERCEL_ENV })
    expect(read).toMatchObject(texts)
    expect(read.PAYFAST_URL).toMatchObject({ host: new URL(PAYFAST_URL).origin })
  }
})
