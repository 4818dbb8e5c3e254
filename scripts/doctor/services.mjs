/** Checks of the services around the database: the project's auth server and Data API, and the site's mail server. */
import { createTransport } from 'nodemailer'
import { askProject, jsonOf, refusal, unreachable } from '../project.mjs'
import { good, orGood, unsure, wrong } from './findings.mjs'

const LATER = 'Mend this first, then run the doctor again.'

const PUSH =
  'Or write supabase/config.toml to the project: SITE_URL=… npx supabase@3 config push --remote=<project ref>'

/**
 * Asks the auth server for its public settings, as the first check.
 * @returns its settings, or the finding that ends the others
 */
export async function checkReachable({ url, key, isHosted }) {
  const response = await askProject({ url, key }, '/auth/v1/settings', undefined, { method: 'GET' }).catch(
    (error) => ({ error }),
  )
  if (response.error) return { finding: wrong(unreachable(url, isHosted, response.error), LATER) }
  const settings = await jsonOf(response)
  if (response.ok && settings) return { settings }
  if (response.status !== 401) return { finding: wrong(refusal(response, settings), LATER) }
  const mend =
    'Set SUPABASE_PUBLISHABLE_KEY to the one in Project Settings → API Keys. Former keys (anon) may be switched off.'
  return { finding: wrong('The project does not know the publishable key.', mend) }
}

/** Who may sign in and make an account. */
export function signUp({ settings: { disable_signup: isClosed, external } }) {
  const providers = 'Authentication → Sign In / Providers'
  const findings = [
    isClosed &&
      wrong(
        'Sign-up: new users may not sign up, so nobody can accept an invitation.',
        `${providers}: turn on "Allow new users to sign up"; the database refuses everybody who is not invited. ${PUSH}`,
      ),
    external?.email === false &&
      wrong(
        'Sign-up: signing in with an e-mail address is off, so no staff can sign in.',
        `${providers}: turn on Email. ${PUSH}`,
      ),
    external?.anonymous_users &&
      wrong(
        'Sign-up: anonymous users may sign in, which nothing here uses.',
        `${providers}: turn off "Allow anonymous sign-ins". ${PUSH}`,
      ),
  ]
  return orGood(findings, 'Sign-up: open to everybody who is invited, by e-mail address.')
}

/** Whether the Data API exposes the schema of functions that run with their owner's privileges. */
export async function exposedSchemas({ url, key }) {
  const headers = { 'accept-profile': 'private' }
  const path = '/rest/v1/job_keys?select=purpose&limit=1'
  const { status } = await askProject({ url, key }, path, undefined, { method: 'GET', headers })
  if (status === 404 || status === 406) return good('Data API: the schema "private" is not exposed.')
  return wrong(
    'Data API: it exposes the schema "private", or does not say that it does not.',
    `Project Settings → Data API → Exposed schemas: take "private" out. ${PUSH}`,
  )
}

/** The other settings of a hosted project, which only its owner can read: Supabase's CLI compares them. */
export function ownersSettings({ isHosted }) {
  if (!isHosted) return []
  return unsure(
    'Settings: passwords, tokens, links, templates and limits of the project are not asked here.',
    'SITE_URL=… npx supabase@3 config push --remote=<project ref> shows what differs from supabase/config.toml, and asks before it changes it. By hand: Authentication → Emails → SMTP Settings (a mail server, or STAFF_MAIL stays off), → Attack Protection (no CAPTCHA).',
  )
}

const STEP_MILLISECONDS = 10_000

/** Whether Postmark takes the token of BULK_MAIL_URL, and has the stream for issues. Nothing is sent. */
export async function bulkMail({ env: { BULK_MAIL_URL } }) {
  const fault = (text) => [
    wrong(`Bulk mail: ${text}`, 'docs/operate.md, "A newsletter for more than 20,000 readers".'),
  ]
  if (!BULK_MAIL_URL) return []
  if (!URL.canParse(BULK_MAIL_URL)) return fault('BULK_MAIL_URL is no address.')
  const { origin, host, username, searchParams } = new URL(BULK_MAIL_URL)
  const stream = searchParams.get('stream')
  const response = await fetch(`${origin}/message-streams/${encodeURIComponent(stream)}`, {
    headers: { accept: 'application/json', 'x-postmark-server-token': username },
    redirect: 'error',
    signal: AbortSignal.timeout(STEP_MILLISECONDS),
  }).catch(() => null)
  if (!response) return fault(`${host} does not answer.`)
  if (response.status === 401) return fault(`${host} does not know the token of BULK_MAIL_URL.`)
  if (!response.ok) return fault(`${host} has no stream "${stream}".`)
  const found = await jsonOf(response)
  if (!found) return fault(`${host} gave no answer that can be read.`)
  if (found.ArchivedAt) return fault(`the stream "${stream}" is archived.`)
  if (found.MessageStreamType !== 'Broadcasts') return fault(`the stream "${stream}" is not for broadcasts.`)
  if (found.SubscriptionManagementConfiguration?.UnsubscribeHandlingType === 'Postmark')
    return fault(`Postmark adds its own link for unsubscribing to the stream "${stream}".`)
  return [good(`Bulk mail: ${host} takes the token, and has the stream "${stream}" for broadcasts.`)]
}

/** Whether the mail server of SMTP_URL answers and accepts the credentials. Nothing is sent. */
export async function siteMail({ env: { SMTP_URL, MAIL_FROM } }) {
  const fault =
    (!SMTP_URL && 'SMTP_URL is not set here; without it on the web server, messages wait in the outbox.') ||
    (!MAIL_FROM && 'MAIL_FROM is missing beside SMTP_URL.') ||
    (!/^smtps?:\/\/\S+$/.test(SMTP_URL) && 'SMTP_URL is no address.')
  if (fault)
    return wrong(
      `Mail of the site: ${fault}`,
      'Set SMTP_URL and MAIL_FROM (.env.example explains them), for this command too.',
    )
  const names = ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']
  const timeouts = Object.fromEntries(names.map((name) => [name, STEP_MILLISECONDS]))
  const transport = createTransport({ url: SMTP_URL, ...timeouts })
  const { host } = new URL(SMTP_URL)
  try {
    await transport.verify()
    return good(`Mail of the site: ${host} answers and accepts the user of SMTP_URL.`)
  } catch ({ code }) {
    if (code === 'EAUTH')
      return wrong(
        `Mail of the site: ${host} refuses the user or the password of SMTP_URL.`,
        'Write both as the provider gives them, special characters percent-encoded.',
      )
    return wrong(
      `Mail of the site: ${host} does not answer as SMTP_URL says (${code}).`,
      'Are host and port right (smtps:// is for port 465; smtp:// on port 587 turns to TLS), and may this machine reach them?',
    )
  } finally {
    transport.close()
  }
}
