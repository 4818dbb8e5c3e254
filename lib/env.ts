import { type Env, schema } from './env-schema'

/**
 * Reads the environment once.
 * @throws Error with one line for each missing or malformed value, so that a build or a start stops with its name.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = (name: string) => source[name] || undefined
  const isOnVercel = given('VERCEL') !== undefined
  const vercelHost = given('VERCEL_PROJECT_PRODUCTION_URL')
  const parsed = schema.safeParse({
    ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, given(name)])),
    SUPABASE_URL: given('SUPABASE_URL') ?? given('NEXT_PUBLIC_SUPABASE_URL'),
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
    const name = issue.path.join('.')
    const problem = issue.code === 'invalid_type' ? 'is missing' : issue.message.toLowerCase()
    return `  ${name} ${problem}. See .env.example.`
  })
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`)
}

export const env = parseEnv(process.env)

/** Whether this is `next build`: nobody waits for an answer. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** Where the build lies, in the folder of the project. */
export const distDir = process.env.DIST_DIR || '.next'

/** Whether what is written is for people at a terminal and for tests, and not for whatever collects a log. */
export const isProduction = process.env.NODE_ENV === 'production'

/** What the build was made from; scripts/build/facts.mjs finds it, and the build writes it in place of these names. */
export const build = {
  version: process.env.BUILD_VERSION ?? '',
  /** The commit; empty where it is not known. */
  commit: process.env.BUILD_COMMIT ?? '',
  /** The newest migration of the folder `supabase/migrations`. */
  migration: process.env.BUILD_MIGRATION ?? '',
}

/** Next's development server runs scripts from text and styles inline; the policy must let it. */
export const isDevelopment = process.env.NODE_ENV === 'development'
