/** What a project answers to whoever has its publishable key: whether it runs, its clock, its keys, its switches. */
import { askProject, jsonOf, refusal, unreachable } from '../project.mjs'
import { bad, good, unknown } from './report.mjs'

/** How far the clocks of this machine and the project may be apart, in seconds. */
const CLOCK_SECONDS = 30

const LATER = 'See what else is wrong when this is mended.'

const PUSH =
  'Or write supabase/config.toml to the project: SITE_URL=… npx supabase config push --remote=<project ref>'

/**
 * Asks the auth server for its public settings, as the first of all checks.
 * @returns its settings and the time of its answer; or the finding that ends the others
 */
export async function reach({ url, key, isHosted }) {
  const asked = Date.now()
  const response = await askProject({ url, key }, '/auth/v1/settings', undefined, { method: 'GET' }).catch(
    (error) => ({ error }),
  )
  if (response.error) return { finding: bad(unreachable(url, isHosted, response.error), LATER) }
  const settings = await jsonOf(response)
  if (response.status === 401)
    return {
      finding: bad(
        'The project does not know the publishable key.',
        'Set SUPABASE_PUBLISHABLE_KEY to the one in Project Settings → API Keys. Former keys (anon) may be switched off.',
      ),
    }
  if (!response.ok || !settings) return { finding: bad(refusal(response, settings), LATER) }
  const date = Date.parse(response.headers.get('date') ?? '')
  return { settings, ahead: Number.isNaN(date) ? null : (date - (asked + Date.now()) / 2) / 1000 }
}

/** Whether the clocks agree: a token of a clock that is ahead is refused by one that is not. */
export function clock({ ahead }) {
  if (ahead === null) return [unknown('Clock: the project does not tell its time.')]
  if (Math.abs(ahead) <= CLOCK_SECONDS) return [good('Clock: that of the project and of this machine agree.')]
  return [
    bad(
      `Clock: this machine is ${Math.round(Math.abs(ahead))} seconds ${ahead > 0 ? 'behind' : 'ahead of'} the project.`,
      'Let the machine set its clock by the network (NTP). On the web server a wrong clock ends sessions too early or too late.',
    ),
  ]
}

/** Who may sign in and make an account. */
export function signUp({ settings }) {
  const findings = []
  const wrong = (is, text, where) => is && findings.push(bad(`Sign-up: ${text}`, `${where} ${PUSH}`))
  const providers = 'Authentication → Sign In / Providers'
  wrong(
    settings.disable_signup,
    'new users may not sign up, so that nobody can accept an invitation.',
    `${providers}: turn on "Allow new users to sign up"; the database refuses whoever is not invited.`,
  )
  wrong(
    settings.external?.email === false,
    'signing in with an e-mail address is off, so that no staff can sign in.',
    `${providers}: turn on Email.`,
  )
  wrong(
    settings.external?.anonymous_users,
    'anonymous users may sign in, which nothing here uses.',
    `${providers}: turn off "Allow anonymous sign-ins".`,
  )
  return findings.length > 0 ? findings : [good('Sign-up: open to whoever is invited, by e-mail address.')]
}

/** Whether tokens can be verified without asking the project each time. */
export async function signingKeys({ url, key, isHosted }) {
  if (!isHosted) return [unknown('Signing keys: the embedded backend signs with a shared secret.')]
  const path = '/auth/v1/.well-known/jwks.json'
  const answer = await jsonOf(await askProject({ url, key }, path, undefined, { method: 'GET' }))
  const kinds = [...new Set((answer?.keys ?? []).map(({ alg }) => alg))]
  if (kinds.length > 0) return [good(`Signing keys: tokens are verified with the project's own (${kinds}).`)]
  return [
    unknown(
      'Signing keys: the project signs with its former shared secret, so that every page of staff asks the auth server.',
      'Project Settings → JWT Keys: migrate the secret, then rotate to the new key (ES256). Nobody is signed out.',
    ),
  ]
}

/** Whether the Data API shows the schema in which functions with their owner's privileges live. */
export async function exposedSchemas({ url, key }) {
  const headers = { 'accept-profile': 'private' }
  const path = '/rest/v1/job_keys?select=purpose&limit=1'
  const { status } = await askProject({ url, key }, path, undefined, { method: 'GET', headers })
  if (status === 404 || status === 406) return [good('Data API: the schema "private" is not exposed.')]
  return [
    bad(
      'Data API: it exposes the schema "private", or does not say that it does not.',
      `Project Settings → Data API → Exposed schemas: take "private" out. ${PUSH}`,
    ),
  ]
}
