/** `supabase/config.toml`, which `supabase config push` writes to a hosted project. */
import { readFileSync } from 'node:fs'
import { SESSION_COOKIE_SECONDS } from '@/lib/supabase/cookie-lifetime'

/** The values of the file by their names, `auth.email.otp_length`. */
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

test('the file says what the site and the database take for granted', () => {
  expect(config).toMatchObject({
    'api.schemas': ['public'],
    'auth.enable_signup': true,
    'auth.enable_anonymous_sign_ins': false,
    'auth.site_url': 'env(SITE_URL)',
    // As the cookies of the site and the mail for a new password take it to be.
    'auth.jwt_expiry': 3600,
    'auth.enable_refresh_token_rotation': true,
    'auth.email.otp_expiry': 3600,
    'auth.email.otp_length': 10,
    // No stricter than the rule of the site, which nobody could satisfy otherwise.
    'auth.minimum_password_length': 12,
    'auth.password_requirements': '',
    'auth.email.enabled': true,
    'auth.email.require_current_password': false,
    'storage.file_size_limit': '15MiB',
  })
  expect(SESSION_COOKIE_SECONDS % Number(config['auth.jwt_expiry'])).toBe(0)
})

test('the subject of the mail for a new password is the title of its template', () => {
  const html = readFileSync(String(config['auth.email.template.recovery.content_path']), 'utf8')
  expect(html).toContain(`<title>${config['auth.email.template.recovery.subject']}</title>`)
})
