/** `supabase/config.toml`, which `supabase config push` writes to a hosted project, and what the doctor asks of it. */
import { readFileSync } from 'node:fs'
import { authSettings } from '../../scripts/doctor/settings.mjs'
import { SESSION_COOKIE_SECONDS } from '@/lib/supabase/cookie-life'

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

/** The settings of the Management API that the CLI makes of those of the file. */
const SETTINGS: Record<string, string> = {
  'auth.jwt_expiry': 'jwt_exp',
  'auth.enable_refresh_token_rotation': 'refresh_token_rotation_enabled',
  'auth.minimum_password_length': 'password_min_length',
  'auth.password_requirements': 'password_required_characters',
  'auth.email.enabled': 'external_email_enabled',
  'auth.email.require_current_password': 'security_update_password_require_current_password',
  'auth.email.otp_length': 'mailer_otp_length',
  'auth.email.otp_expiry': 'mailer_otp_exp',
  'auth.email.template.recovery.subject': 'mailer_subjects_recovery',
}

const config = configuration()
const html = readFileSync(String(config['auth.email.template.recovery.content_path']), 'utf8')
const subject = /<title>(.*)<\/title>/.exec(html)![1]

test('a project that has the settings of the file has nothing for the doctor to mend', () => {
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]) => [setting, config[name]]),
  )
  expect(Object.values(settings)).not.toContain(undefined)
  const project = {
    ...settings,
    site_url: 'https://a.example',
    smtp_host: 'b',
    mailer_templates_recovery_content: html,
  }
  const findings = authSettings(project, { SITE_URL: 'https://a.example' }, { html, subject })
  expect(findings.filter(({ mark }: { mark: string }) => mark !== '✓')).toEqual([])
})

test('the file says what the site and the database take for granted', () => {
  expect(config).toMatchObject({
    'api.schemas': ['public'],
    'auth.enable_signup': true,
    'auth.enable_anonymous_sign_ins': false,
    'auth.site_url': 'env(SITE_URL)',
    'storage.file_size_limit': '15MiB',
  })
  expect(SESSION_COOKIE_SECONDS % Number(config['auth.jwt_expiry'])).toBe(0)
})
