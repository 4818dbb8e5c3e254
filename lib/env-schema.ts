import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'is not a web address such as https://example.org' })

const bare = (text: string) => text.replace(/\/+$/, '')

const isLocal = (url: string) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(url)

const SIMULATOR = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/
const isPayfast = (origin: string) =>
  /^https:\/\/(?:www|sandbox)\.payfast\.co\.za$/.test(origin) || SIMULATOR.test(origin)

const headerName = z.string().regex(/^[a-z0-9-]+$/, 'must be a header name in lower case')

/** 32 random bytes, as base64url. */
const jobKey = z.string().regex(/^[\w-]{43}$/, 'is no job key: `npm run setup -- keys` makes one')

/** 16, 24 or 32 bytes, as base64. */
const isEncryptionKey = (text: string) =>
  /^[A-Za-z0-9+/]+=*$/.test(text) && [16, 24, 32].includes(Buffer.from(text, 'base64').length)

/** Senders of PayFast notifications, before and after it moved its payment service in July 2025. */
const PAYFAST_SENDERS = [
  ...['www', 'sandbox', 'w1w', 'w2w', 'ips', 'api'].map((name) => `${name}.payfast.co.za`),
  'payment.payfast.io',
]

/** The environment variables of the site, with their valid values. */
export const schema = z
  .object({
    /** The Supabase project: hosted, or embedded and started by `npm start`. */
    SUPABASE_URL: address.transform(bare),
    /** The publishable (formerly anon) key. Server only: the browser never calls Supabase. */
    SUPABASE_PUBLISHABLE_KEY: z.string().min(20, 'is too short to be a key'),
    /** Job key for counting and recording sign-in attempts; `npm run setup -- keys` makes it. */
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
    /** The mail server, with user and password: `smtps://user:password@host:465`. Unset, messages wait. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'is not an address such as smtps://user:password@host:465' })
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
    /** Messages that the mail server takes in a minute. */
    MAIL_PER_MINUTE: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
      .default('60')
      .transform(Number),
    /** The secret of the scheduler (Vercel Cron) that calls the job routes. Unset, its calls are refused. */
    CRON_SECRET: z.string().min(16, 'is too short: at least 16 characters').optional(),
    /** Called after each successful run of a job, for an alarm when the calls stop. `{job}` is the job's name. */
    HEARTBEAT_URL: z.url({ protocol: /^https$/, error: 'is not an https address' }).optional(),
    /** `on` if the project can send mail: staff may then request a new password themselves. */
    STAFF_MAIL: z.enum(['on', 'off'], 'must be on or off').optional(),
    /** The PayFast merchant account for card payments: all three, or none to turn card payment off. */
    PAYFAST_MERCHANT_ID: z
      .string()
      .regex(/^\d{1,20}$/, 'must be a number')
      .optional(),
    PAYFAST_MERCHANT_KEY: z
      .string()
      .regex(/^\w{1,50}$/, 'must consist of letters and digits')
      .optional(),
    PAYFAST_PASSPHRASE: z
      .string()
      .regex(/^\S(?:.*\S)?$/, 'must not begin or end with a space')
      .optional(),
    /** PayFast itself, its sandbox, or the simulator that `npm start` starts. */
    PAYFAST_HOST: z
      .string()
      .transform(bare)
      .refine(
        isPayfast,
        'must be https://www.payfast.co.za, https://sandbox.payfast.co.za or the simulator on this machine',
      )
      .default('https://www.payfast.co.za'),
    /** The hosts that PayFast notifications come from. */
    PAYFAST_SENDERS: z
      .string()
      .regex(/^[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+)*$/, 'must be host names with commas between them')
      .transform((names) => names.split(/\s*,\s*/))
      .default(PAYFAST_SENDERS),
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
  .superRefine((given, { addIssue }) => {
    const names = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'] as const
    const missing = names.filter((name) => !given[name])
    if (missing.length === names.length) return
    for (const name of missing)
      addIssue({ code: 'custom', path: [name], message: 'is missing beside the rest of the account' })
  })
  .refine(({ SUPABASE_URL, PAYFAST_HOST }) => !SIMULATOR.test(PAYFAST_HOST) || isLocal(SUPABASE_URL), {
    path: ['PAYFAST_HOST'],
    error: 'is the simulator, which moves no money: a hosted project must not take its payments for true',
  })

export type Env = z.infer<typeof schema>
