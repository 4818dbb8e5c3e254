import { type Env, schema } from './env-schema'

/**
 * Reads the environment once.
 * @throws Error with one line for each missing or malformed value, so that a build or a start stops with its name.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = (value: string | undefined) => (value === '' ? undefined : value)
  const vercelHost = given(source.VERCEL_PROJECT_PRODUCTION_URL)
  const parsed = schema.safeParse({
    SUPABASE_URL: given(source.SUPABASE_URL) ?? given(source.NEXT_PUBLIC_SUPABASE_URL),
    SUPABASE_PUBLISHABLE_KEY:
      given(source.SUPABASE_PUBLISHABLE_KEY) ??
      given(source.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY) ??
      given(source.SUPABASE_ANON_KEY) ??
      given(source.NEXT_PUBLIC_SUPABASE_ANON_KEY),
    JOB_KEY_SIGN_IN: given(source.JOB_KEY_SIGN_IN),
    JOB_KEY_SECOND_FACTOR: given(source.JOB_KEY_SECOND_FACTOR),
    SITE_URL: given(source.SITE_URL) ?? (vercelHost && `https://${vercelHost}`) ?? 'http://localhost:3000',
    TRUSTED_ADDRESS_HEADER:
      given(source.TRUSTED_ADDRESS_HEADER) ?? (given(source.VERCEL) && 'x-vercel-forwarded-for'),
    JOB_KEY_MAIL: given(source.JOB_KEY_MAIL),
    JOB_KEY_PAYMENTS: given(source.JOB_KEY_PAYMENTS),
    SMTP_URL: given(source.SMTP_URL),
    MAIL_FROM: given(source.MAIL_FROM),
    MAIL_REPLY_TO: given(source.MAIL_REPLY_TO),
    MAIL_PER_MINUTE: given(source.MAIL_PER_MINUTE),
    CRON_SECRET: given(source.CRON_SECRET),
    STAFF_MAIL: given(source.STAFF_MAIL),
    PAYFAST_MERCHANT_ID: given(source.PAYFAST_MERCHANT_ID),
    PAYFAST_MERCHANT_KEY: given(source.PAYFAST_MERCHANT_KEY),
    PAYFAST_PASSPHRASE: given(source.PAYFAST_PASSPHRASE),
    PAYFAST_HOST: given(source.PAYFAST_HOST),
    PAYFAST_SENDERS: given(source.PAYFAST_SENDERS),
    BROCHURE_EN_URL: given(source.BROCHURE_EN_URL),
    BROCHURE_AF_URL: given(source.BROCHURE_AF_URL),
    DEPLOYMENT_ID: given(source.DEPLOYMENT_ID),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given(source.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY),
    LOG_LEVEL: given(source.LOG_LEVEL),
    TRUSTED_REQUEST_ID_HEADER:
      given(source.TRUSTED_REQUEST_ID_HEADER) ?? (given(source.VERCEL) && 'x-vercel-id'),
    OTEL_EXPORTER_OTLP_ENDPOINT: given(source.OTEL_EXPORTER_OTLP_ENDPOINT),
    SENTRY_DSN: given(source.SENTRY_DSN),
    VERCEL: given(source.VERCEL),
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

/** What the build was made from; scripts/build-facts.mjs finds it, and the build writes it in place of these names. */
export const build = {
  version: process.env.BUILD_VERSION ?? '',
  /** The commit; empty where it is not known. */
  commit: process.env.BUILD_COMMIT ?? '',
  /** The newest migration of the folder `supabase/migrations`. */
  migration: process.env.BUILD_MIGRATION ?? '',
}

/** Next's development server runs scripts from text and styles inline; the policy must let it. */
export const isDevelopment = process.env.NODE_ENV === 'development'
