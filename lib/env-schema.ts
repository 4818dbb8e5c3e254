import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'is not a web address such as https://example.org' })

const bare = (text: string) => text.replace(/\/+$/, '')

const isLocal = (url: string) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(url)

const SIMULATOR = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/
const isPayfast = (origin: string) =>
  /^https:\/\/(?:www|sandbox)\.payfast\.co\.za$/.test(origin) || SIMULATOR.test(origin)

const headerName = z.string().regex(/^[a-z0-9-]+$/, 'must be a header name in lower case')

/** 32 bytes, as base64url. */
const jobKey = z.string().regex(/^[\w-]{43}$/, 'is no job key')

/** 16, 24 or 32 bytes, as base64. */
const isEncryptionKey = (text: string) =>
  /^[A-Za-z0-9+/]+=*$/.test(text) && [16, 24, 32].includes(Buffer.from(text, 'base64').length)

/** The merchant account, with its passphrase, percent-encoded, and PayFast's address. */
const payfastAccount = z.string().transform((text, { addIssue }) => {
  const refuse = (message: string) => {
    addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const [, scheme, id, key, place, secret] =
    /^(https?:\/\/)(\d{1,20}):(\w{1,50})@([^/?#@]+)\/?\?passphrase=([^\s&#]+)$/.exec(text) ?? []
  if (!id || !key || !secret)
    return refuse('is not an address such as https://<id>:<key>@www.payfast.co.za?passphrase=<passphrase>')
  const host = `${scheme}${place}`
  if (!isPayfast(host))
    return refuse('must lead to www.payfast.co.za, sandbox.payfast.co.za or the simulator on this machine')
  try {
    return { id, key, passphrase: decodeURIComponent(secret), host }
  } catch {
    return refuse('must have a % in its passphrase as %25')
  }
})

const perMinute = (url: string) => new URL(url).searchParams.get('perMinute') ?? '60'

/** The environment variables of the site, with their valid values. */
export const schema = z
  .object({
    /** The Supabase project: hosted, or embedded and started by `npm start`. */
    SUPABASE_URL: address.transform(bare),
    /** The publishable (formerly anon) key. Server only: the browser never calls Supabase. */
    SUPABASE_PUBLISHABLE_KEY: z.string().min(20, 'is too short to be a key'),
    /** What the job keys are derived from; with a comma a former one, which two-step verification keeps. */
    JOB_SECRET: z
      .string()
      .regex(/^[\w-]{43}(?:,[\w-]{43})?$/, 'is no job secret: `npm run setup -- keys` makes one')
      .optional(),
    /** Job key for counting and recording sign-in attempts; this one and those below are derived unless set. */
    JOB_KEY_SIGN_IN: jobKey,
    /** Job key of two-step verification; the database encrypts authenticator secrets with it. */
    JOB_KEY_SECOND_FACTOR: jobKey,
    /** The public address of the site, base of canonical links. */
    SITE_URL: address.transform(bare),
    /** The header in which a trusted proxy puts the visitor's address. Unset, the address of the connection counts. */
    TRUSTED_ADDRESS_HEADER: headerName.optional(),
    /** Job key for fetching due messages and recording their outcome. */
    JOB_KEY_MAIL: jobKey,
    /** Job key for recording PayFast notifications. */
    JOB_KEY_PAYMENTS: jobKey,
    /** The mail server, such as `smtps://user:password@host:465?perMinute=60`. Unset, messages wait. */
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'is not an address such as smtps://user:password@host:465',
        abort: true,
      })
      .refine((url) => /^[1-9]\d{0,3}$/.test(perMinute(url)), 'has a perMinute that is not from 1 to 9999')
      .optional(),
    /** The sender: an address, or a name with an address in angle brackets. */
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, or a name and an <address>',
      )
      .optional(),
    /** Reply-to address; the organisation's published e-mail address if unset. */
    MAIL_REPLY_TO: z.email('is not an e-mail address').optional(),
    /** Postmark's interface for many messages, for newsletter issues: a server's token, and the message stream. */
    BULK_MAIL_URL: z
      .string()
      .regex(
        /^(?:https:\/\/[\w-]+@[a-z0-9.-]+|http:\/\/[\w-]+@(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/?\?stream=[\w-]+$/,
        'is not an address such as https://token@api.postmarkapp.com?stream=broadcast',
      )
      .optional(),
    /** The secret of the scheduler (Vercel Cron) that calls the job routes. Unset, its calls are refused. */
    CRON_SECRET: z.string().min(16, 'is too short: at least 16 characters').optional(),
    /** Called after each successful run of a job, for an alarm when the calls stop. `{job}` is the job's name. */
    HEARTBEAT_URL: z.url({ protocol: /^https$/, error: 'is not an https address' }).optional(),
    /** `on` if the project can send mail: staff may then request a new password themselves. */
    STAFF_MAIL: z.enum(['on', 'off'], 'must be on or off').optional(),
    /** The account for card payments, at PayFast, its sandbox, or the simulator of `npm start`; unset, there are none. */
    PAYFAST_URL: payfastAccount.optional(),
    /** Brochures in public storage, instead of the site's own files. */
    BROCHURE_EN_URL: z.url({ protocol: /^https$/ }).optional(),
    BROCHURE_AF_URL: z.url({ protocol: /^https$/ }).optional(),
    /** The name of this deployment, the same on all instances: a browser with a page of another one reloads. */
    DEPLOYMENT_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'may have letters, digits, - and _, at most 64 of them')
      .optional(),
    /** Next's key for encrypting action arguments and naming actions: builds that share it understand each other. */
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
      .string()
      .refine(isEncryptionKey, 'is no key: `openssl rand -base64 32` makes one')
      .optional(),
    /** Minimum log level. `debug` adds a line for each answer. */
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info'),
    /** The header in which a trusted proxy puts the request id. Unset, the server makes the ids. */
    TRUSTED_REQUEST_ID_HEADER: headerName.optional(),
    /** Destination of traces (OpenTelemetry's own name and form). Unset, none are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** Destination of failure reports: Sentry, or a compatible service. Unset, failures are only logged. */
    SENTRY_DSN: z
      .string()
      .regex(/^https?:\/\/\w+@[^\s/@]+(?:\/[\w-]+)*\/\d+$/, 'is no DSN such as https://key@host/1')
      .optional(),
    /** Destination of page views: a collector of Plausible events. Unset, only Vercel's counter counts them. */
    PAGE_VIEWS_URL: address.optional(),
    /** Set by Vercel, which counts page views itself. */
    VERCEL: z.string().optional(),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is missing beside a mail server',
  })
  .refine(({ BULK_MAIL_URL, SMTP_URL }) => !BULK_MAIL_URL || SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'is missing beside the bulk interface, which sends newsletter issues only',
  })
  .refine(
    ({ SUPABASE_URL, PAYFAST_URL }) => !SIMULATOR.test(PAYFAST_URL?.host ?? '') || isLocal(SUPABASE_URL),
    {
      path: ['PAYFAST_URL'],
      error: 'is the simulator, which moves no money: a hosted project must not take its payments for true',
    },
  )

export type Env = z.infer<typeof schema>
