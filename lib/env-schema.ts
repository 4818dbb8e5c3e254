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

/** Where notifications of PayFast come from: before and after it moved its payment service in July 2025. */
const PAYFAST_SENDERS = [
  ...['www', 'sandbox', 'w1w', 'w2w', 'ips', 'api'].map((name) => `${name}.payfast.co.za`),
  'payment.payfast.io',
]

/** The variables that the site reads, and what each may say. */
export const schema = z
  .object({
    /** Where the Supabase project answers: the hosted one, or the embedded one that `npm start` begins. */
    SUPABASE_URL: address.transform(bare),
    /** The publishable (formerly anon) key. It stays on the server: the browser never calls Supabase. */
    SUPABASE_PUBLISHABLE_KEY: z.string().min(20, 'is too short to be a key'),
    /** The job key with which the server counts and records attempts to sign in; `npm run setup -- keys` makes it. */
    JOB_KEY_SIGN_IN: jobKey,
    /** The job key of two-step verification, with which the database encrypts the secrets of authenticator apps. */
    JOB_KEY_SECOND_FACTOR: jobKey,
    /** The address that visitors and search engines see; canonical links are built on it. */
    SITE_URL: address.transform(bare),
    /** The header in which a trusted proxy puts the visitor's address. Without one the address of the connection counts. */
    TRUSTED_ADDRESS_HEADER: headerName.optional(),
    /** The job key with which the server fetches the messages that are due and records what came of them. */
    JOB_KEY_MAIL: jobKey,
    /** The job key with which the server records what PayFast tells of payments. */
    JOB_KEY_PAYMENTS: jobKey,
    /** The mail server, with its user and password: `smtps://user:password@host:465`. Without one messages wait. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'is not an address such as smtps://user:password@host:465' })
      .optional(),
    /** Who writes: an address, or a name with an address in angle brackets. */
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, or a name and an <address>',
      )
      .optional(),
    /** Where answers go; the published e-mail address of the organisation where this is not set. */
    MAIL_REPLY_TO: z.email('is not an e-mail address').optional(),
    /** How many messages the mail server takes in a minute. */
    MAIL_PER_MINUTE: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
      .default('60')
      .transform(Number),
    /** What the scheduler shows that calls the job routes, as Vercel Cron does. Without one they are refused. */
    CRON_SECRET: z.string().min(16, 'is too short: at least 16 characters').optional(),
    /** `on` where the project can send mail: staff may then ask for a new password by themselves. */
    STAFF_MAIL: z.enum(['on', 'off'], 'must be on or off').optional(),
    /** The merchant account at PayFast that card payments go to: all three, or none where card payment is off. */
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
    /** PayFast itself, its sandbox, or the simulator that `npm start` begins. */
    PAYFAST_HOST: z
      .string()
      .transform(bare)
      .refine(
        isPayfast,
        'must be https://www.payfast.co.za, https://sandbox.payfast.co.za or the simulator on this machine',
      )
      .default('https://www.payfast.co.za'),
    /** The hosts that notifications of PayFast come from. */
    PAYFAST_SENDERS: z
      .string()
      .regex(/^[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+)*$/, 'must be host names with commas between them')
      .transform((names) => names.split(/\s*,\s*/))
      .default(PAYFAST_SENDERS),
    /** Brochures in public storage, instead of the files that the site makes. */
    BROCHURE_EN_URL: z.url({ protocol: /^https$/ }).optional(),
    BROCHURE_AF_URL: z.url({ protocol: /^https$/ }).optional(),
    /** The name of this deployment, the same on all of its instances: a browser that has a page of another one reloads. */
    DEPLOYMENT_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'may have letters, digits, - and _, at most 64 of them')
      .optional(),
    /** What Next encrypts arguments of actions with and names the actions by: builds that share it understand each other. */
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
      .string()
      .refine(isEncryptionKey, 'is no key: `openssl rand -base64 32` makes one')
      .optional(),
    /** The least important lines that the log has. `debug` adds one for each answer. */
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info'),
    /** The header in which a trusted proxy puts the id of a request. Without one the server makes the ids. */
    TRUSTED_REQUEST_ID_HEADER: headerName.optional(),
    /** Where traces go (OpenTelemetry's own name and form). Without one none are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** Where failures are reported: Sentry, or a service that takes its events. Without one they are in the log alone. */
    SENTRY_DSN: z
      .string()
      .regex(/^https?:\/\/\w+@[^\s/@]+(?:\/[\w-]+)*\/\d+$/, 'is no DSN such as https://key@host/1')
      .optional(),
    /** Where page views are reported: a collector that takes Plausible's events. Without one only Vercel's counts them. */
    PAGE_VIEWS_URL: address.optional(),
    /** Vercel sets it, and counts page views by itself. */
    VERCEL: z.string().optional(),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is missing beside a mail server',
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

/** What the site knows of its surroundings. */
export type Env = z.infer<typeof schema>
