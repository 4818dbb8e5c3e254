import { type Env, schema } from './env-schema'
import { jobKeysOf } from './job-keys.mjs'

/** Ignored by Vercel's previews, which must not send mail, take payments, or report to the monitor of the real site. */
const ABSENT_IN_PREVIEWS = /^(?:SMTP_URL|BULK_MAIL_URL|HEARTBEAT_URL|PAYFAST_URL)$/

/** Why a preview must not be built: it would write into the real site's project. Null if it may. */
function previewProblem(address: string | undefined, project: string | undefined): string | null {
  if (!address || (URL.canParse(address) && new URL(address).host === `${project}.supabase.co`)) return null
  return 'A preview must not use the project of the real site: set its Supabase address for Production only, or give previews a second project and set PREVIEW_PROJECT to its reference. See docs/deploy.md, step 4.'
}

/**
 * Reads the environment.
 * @throws Error with one line naming each missing or malformed value, which stops a build or start.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const isPreview = source.VERCEL_ENV === 'preview'
  const given = (name: string) =>
    isPreview && ABSENT_IN_PREVIEWS.test(name) ? undefined : source[name] || undefined
  const isOnVercel = given('VERCEL') !== undefined
  const vercelHost = given('VERCEL_PROJECT_PRODUCTION_URL')
  const project = given('SUPABASE_URL') ?? given('NEXT_PUBLIC_SUPABASE_URL')
  const problem = isPreview && previewProblem(project, given('PREVIEW_PROJECT'))
  if (problem) throw new Error(problem)
  const parsed = schema.safeParse({
    ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, given(name)])),
    ...jobKeysOf(source),
    SUPABASE_URL: project,
    SUPABASE_PUBLISHABLE_KEY:
      given('SUPABASE_PUBLISHABLE_KEY') ??
      given('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY') ??
      given('SUPABASE_ANON_KEY') ??
      given('NEXT_PUBLIC_SUPABASE_ANON_KEY'),
    SITE_URL: given('SITE_URL') ?? (vercelHost ? `https://${vercelHost}` : 'http://localhost:3000'),
    TRUSTED_ADDRESS_HEADER:
      given('TRUSTED_ADDRESS_HEADER') ?? (isOnVercel ? 'x-vercel-forwarded-for' : undefined),
    TRUSTED_REQUEST_ID_HEADER: given('TRUSTED_REQUEST_ID_HEADER') ?? (isOnVercel ? 'x-vercel-id' : undefined),
  })
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const path = issue.path.join('.')
    const name = path.startsWith('JOB_KEY_') && !given(path) ? 'JOB_SECRET' : path
    const problem = issue.code === 'invalid_type' ? 'is missing' : issue.message.toLowerCase()
    return `  ${name} ${problem}. See .env.example.`
  })
  throw new Error(`The environment is not complete:\n${[...new Set(lines)].join('\n')}`)
}

export const env = parseEnv(process.env)

/** Whether this is `next build`, where nobody waits for an answer. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** The build folder, within the project folder. */
export const distDir = process.env.DIST_DIR || '.next'

/** Whether output is for a log collector, not for people at a terminal or tests. */
export const isProduction = process.env.NODE_ENV === 'production'

/** Build facts from scripts/build/facts.mjs; the build inlines these names. */
export const build = {
  version: process.env.BUILD_VERSION ?? '',
  /** The commit; empty if unknown. */
  commit: process.env.BUILD_COMMIT ?? '',
  /** The newest migration in `supabase/migrations`. */
  migration: process.env.BUILD_MIGRATION ?? '',
}

/** Next's development server evaluates scripts from text and inlines styles; the policy must allow it. */
export const isDevelopment = process.env.NODE_ENV === 'development'
