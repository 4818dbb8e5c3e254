/** The settings of a project's auth server that the site depends on; supabase/config.toml has the same. */
import { bad, good, unknown } from './report.mjs'

/** Without what white space there is: the dashboard may change it. */
const words = (text) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const bare = (address) => String(address ?? '').replace(/\/+$/, '')

/** The settings that must have a value: what is wrong otherwise. Each is written by `supabase config push`. */
const MUST = [
  ['external_email_enabled', (is) => is !== false, 'signing in with an e-mail address is off'],
  [
    'jwt_exp',
    (is) => is === 3600,
    'a token is not valid for 3600 seconds, as the cookies of the site take it to be',
  ],
  [
    'refresh_token_rotation_enabled',
    (is) => is !== false,
    'refresh tokens are not replaced when they are used',
  ],
  ['mailer_otp_exp', (is) => is === 3600, 'a mailed link does not work for one hour, as the mail says'],
  [
    'mailer_otp_length',
    (is) => is === undefined || is >= 8,
    'the codes that mailed links are made from can be guessed: they need 8 digits or more',
  ],
  [
    'password_min_length',
    (is) => !(is > 12),
    'passwords must be longer than the 12 characters that the site asks for',
  ],
  [
    'password_required_characters',
    (is) => !is,
    'passwords must have kinds of characters that the site does not ask for',
  ],
  [
    'security_update_password_require_current_password',
    (is) => !is,
    '"Require current password" is on, so that nobody can replace a first password',
  ],
  ['security_captcha_enabled', (is) => !is, 'a CAPTCHA is required, so that nobody can sign in'],
]

function addresses(config, site) {
  if (!site)
    return unknown('Settings: Site URL is not compared, because SITE_URL is not set for this command.')
  if (bare(config.site_url) === bare(site))
    return good('Settings: Site URL is SITE_URL; links to it are allowed.')
  return bad(
    `Settings: Site URL is ${config.site_url || 'empty'}, not ${bare(site)}, so that mailed links lead elsewhere.`,
    'Authentication → URL Configuration.',
  )
}

function template(config, { html, subject }) {
  const isOurs =
    words(config.mailer_templates_recovery_content) === words(html) &&
    words(config.mailer_subjects_recovery) === subject
  if (isOurs) return good('Settings: the template "Reset password" is that of the repository.')
  return bad(
    'Settings: the template "Reset password", or its subject, is not supabase/templates/recovery.html.',
    `Authentication → Emails → Templates: put the file there, and "${subject}" as its subject. With another template the link works only in the browser that asked for it.`,
  )
}

function mailServer(config, isUsed) {
  if (config.smtp_host) return good('Settings: the project has a mail server of its own.')
  if (!isUsed)
    return unknown(
      'Settings: the project has no mail server, and STAFF_MAIL is off: staff cannot replace a forgotten password by themselves.',
      'Authentication → Emails → SMTP Settings; then STAFF_MAIL=on.',
    )
  return bad(
    "Settings: STAFF_MAIL is on, but the project has no mail server: Supabase's own sends two messages an hour, to its team alone.",
    'Authentication → Emails → SMTP Settings.',
  )
}

/** What is wrong with the settings that the Management API gives (`GET /v1/projects/{ref}/config/auth`). */
export function authSettings(config, env, ours) {
  const wrong = MUST.filter(([name, isRight]) => !isRight(config[name] ?? undefined)).map(([name, , text]) =>
    bad(
      `Settings: ${text} (${name}).`,
      'Write supabase/config.toml to the project: SITE_URL=… npx supabase config push --remote=<project ref>',
    ),
  )
  return [
    ...(wrong.length > 0
      ? wrong
      : [good('Settings: passwords, tokens and links are as the site needs them.')]),
    addresses(config, env.SITE_URL),
    template(config, ours),
    mailServer(config, env.STAFF_MAIL === 'on'),
  ]
}
