/** What only Supabase's Management API tells of a hosted project (https://supabase.com/docs/reference/api), with a token. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonOf } from '../project.mjs'
import { ROOT } from '../terminal.mjs'
import { bad, good, unknown } from './report.mjs'
import { authSettings } from './settings.mjs'

const ANSWER_MILLISECONDS = 20_000

/** The id of a project, from its address or the variable that the CLI reads; undefined for another server. */
const refOf = (url, env) =>
  env.SUPABASE_PROJECT_ID || /^https:\/\/([a-z0-9]{20})\.supabase\.(?:co|in)$/.exec(url)?.[1]

async function ask({ env, ref }, path) {
  const api = env.SUPABASE_API_URL || 'https://api.supabase.com'
  const response = await fetch(`${api}/v1/projects/${ref}${path}`, {
    headers: { authorization: `Bearer ${env.SUPABASE_ACCESS_TOKEN}` },
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  })
  const data = await jsonOf(response)
  if (response.ok && data) return data
  const reason = response.status === 401 || response.status === 403 ? 'the token may not' : response.status
  throw new Error(`Supabase's Management API refused ${path || 'the project'} (${reason}).`)
}

/** What to look at by hand where there is no token. */
const BY_HAND = `Look at it in the dashboard: Authentication → URL Configuration (SITE_URL as Site URL), → Emails (an SMTP server; supabase/templates/recovery.html as "Reset password"), → Sign In / Providers → Email ("Require current password" off, codes of 10 digits, links of 3600 seconds), → Attack Protection (no CAPTCHA), Storage → Settings (15 MB). Or let it be asked: SUPABASE_ACCESS_TOKEN=sbp_… npm run doctor`

async function status(project) {
  const { status, region } = await ask(project, '')
  if (status === 'INACTIVE') return bad('Project: it is paused.', 'Restore it in the dashboard.')
  if (status !== 'ACTIVE_HEALTHY') return bad(`Project: its state is ${status}.`, 'See the dashboard.')
  return good(`Project: it runs, in the region ${region}.`)
}

/** The title of the template is its subject. */
function template() {
  const html = readFileSync(join(ROOT, 'supabase', 'templates', 'recovery.html'), 'utf8')
  return { html, subject: /<title>(.*)<\/title>/.exec(html)[1] }
}

async function fileLimit(project, expected) {
  const most = Math.max(...Object.values(expected.buckets).map(({ limit }) => limit))
  const { fileSizeLimit } = await ask(project, '/config/storage')
  if (fileSizeLimit >= most) return good('Storage: the project takes files as large as its buckets do.')
  return bad(
    `Storage: the project takes ${fileSizeLimit} bytes at most, less than a bucket (${most}).`,
    `Storage → Settings: set the upload file size limit to ${most} bytes or more.`,
  )
}

/** The project, its auth settings and its storage, as far as a token lets them be asked. */
export async function account({ url, env, isHosted, expected }) {
  if (!isHosted) return [unknown('Settings: those of the embedded backend are in scripts/backend.mjs.')]
  const ref = refOf(url, env)
  if (!ref)
    return [
      unknown(
        `Settings: ${new URL(url).host} is not Supabase's own address.`,
        'With a domain of your own, set SUPABASE_PROJECT_ID; on a server of your own, compare its settings with supabase/config.toml.',
      ),
    ]
  if (!env.SUPABASE_ACCESS_TOKEN)
    return [
      unknown('Settings: not asked, because SUPABASE_ACCESS_TOKEN is not set for this command.', BY_HAND),
    ]
  const project = { env, ref }
  return [
    await status(project),
    ...authSettings(await ask(project, '/config/auth'), env, template()),
    await fileLimit(project, expected),
  ]
}
