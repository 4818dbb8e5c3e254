/** `supabase/config.toml`, applied to a hosted project by `supabase config push`. */
import { readFileSync } from 'node:fs'
import { SESSION_COOKIE_SECONDS } from '@/lib/supabase/cookie-lifetime'

/** The file's values by name, `auth.email.otp_length`. */
function configuration(): Record<string, unknown> {
  let section = ''
  const values: Record<string, unknown> = {}
  for (const line of readFileSync('supabase/config.toml', 'utf8').split('\n')) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? []
    if (name) section = `${name}.`
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (key) values[section + key] = JSON.parse(value!)
  }
  return values
}

const config = configuration()

test('the file has the values that the site and the database rely on', () => {
  expect(config).toMatchObject({
    'api.schemas': ['public'],
    'auth.enable_signup': true,
    'auth.enable_anonymous_sign_ins': false,
    'auth.site_url': 'env(SITE_URL)',
    // As assumed by the site's cookies and the password-reset mail.
    'auth.jwt_expiry': 3600,
    'auth.enable_refresh_token_rotation': true,
    'auth.email.otp_expiry': 3600,
    'auth.email.otp_length': 10,
    // No stricter than the site's own rule, or some accepted passwords would fail.
    'auth.minimum_password_length': 12,
    'auth.password_requirements': '',
    'auth.email.enabled': true,
    'auth.email.require_current_password': false,
    'storage.file_size_limit': '15MiB',
  })
  expect(SESSION_COOKIE_SECONDS % Number(config['auth.jwt_expiry'])).toBe(0)
})

test('the subject of the password-reset mail is its template’s title', () => {
  const html = readFileSync(String(config['auth.email.template.recovery.content_path']), 'utf8')
  expect(html).toContain(`<title>${config['auth.email.template.recovery.subject']}</title>`)
})
