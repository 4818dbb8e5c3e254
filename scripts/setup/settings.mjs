/** The settings of `supabase/config.toml` as the Management API names them (https://api.supabase.com/api/v1). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal.mjs'

/**
 * The values of the file by name, such as `auth.email.otp_length`.
 * @returns {Record<string, any>}
 */
export function readConfiguration() {
  let section = ''
  const values = {}
  for (const line of readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8').split('\n')) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? []
    if (name) section = `${name}.`
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (key) values[section + key] = JSON.parse(value)
  }
  return values
}

/** Names of the auth server's settings, by those of the file. */
const AUTH = {
  'auth.enable_anonymous_sign_ins': 'external_anonymous_users_enabled',
  'auth.enable_manual_linking': 'security_manual_linking_enabled',
  'auth.jwt_expiry': 'jwt_exp',
  'auth.enable_refresh_token_rotation': 'refresh_token_rotation_enabled',
  'auth.refresh_token_reuse_interval': 'security_refresh_token_reuse_interval',
  'auth.minimum_password_length': 'password_min_length',
  'auth.password_requirements': 'password_required_characters',
  'auth.rate_limit.sign_in_sign_ups': 'rate_limit_otp',
  'auth.rate_limit.token_refresh': 'rate_limit_token_refresh',
  'auth.rate_limit.token_verifications': 'rate_limit_verify',
  'auth.email.enabled': 'external_email_enabled',
  'auth.email.require_current_password': 'security_update_password_require_current_password',
  'auth.email.otp_length': 'mailer_otp_length',
  'auth.email.otp_expiry': 'mailer_otp_exp',
  'auth.email.template.recovery.subject': 'mailer_subjects_recovery',
}

/**
 * The settings of each service, with the path of its requests below a project's.
 * @param {string | undefined} siteUrl the public address of the site; without one the project keeps its own
 */
export function wantedSettings(siteUrl) {
  const file = readConfiguration()
  const [, megabytes] = /^(\d+)MiB$/.exec(file['storage.file_size_limit'])
  const template = file['auth.email.template.recovery.content_path']
  return [
    {
      service: 'Data API',
      path: '/postgrest',
      values: { db_schema: file['api.schemas'].join(','), max_rows: file['api.max_rows'] },
    },
    {
      service: 'Storage',
      path: '/config/storage',
      values: { fileSizeLimit: Number(megabytes) * 1024 * 1024 },
    },
    {
      service: 'Authentication',
      path: '/config/auth',
      values: {
        ...Object.fromEntries(Object.entries(AUTH).map(([name, known]) => [known, file[name]])),
        disable_signup: !file['auth.enable_signup'],
        mailer_templates_recovery_content: readFileSync(join(ROOT, template), 'utf8'),
        ...(siteUrl && { site_url: siteUrl }),
      },
    },
  ]
}
