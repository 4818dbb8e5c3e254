/** `supabase/config.toml`, applied to a hosted project by `supabase config push`. */
import { readFileSync } from 'node:fs'
import { readConfiguration, wantedSettings } from '../../scripts/setup/settings.mjs'
import { SESSION_COOKIE_SECONDS } from '@/lib/supabase/cookie-lifetime'

const config = readConfiguration() as Record<string, unknown>

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

test('the setup of a project writes every setting of the file', () => {
  const services = wantedSettings('https://www.example.org')
  const written = Object.assign({}, ...services.map(({ values }) => values)) as Record<string, unknown>
  expect(Object.values(written)).not.toContain(undefined)
  // Of a local project only.
  const local = ['project_id', 'db.major_version']
  expect(Object.keys(written)).toHaveLength(Object.keys(config).length - local.length)
  expect(written).toMatchObject({
    db_schema: 'public',
    fileSizeLimit: 15728640,
    disable_signup: false,
    mailer_otp_length: 10,
    site_url: 'https://www.example.org',
    mailer_templates_recovery_content: expect.stringContaining('<title>'),
  })
})
