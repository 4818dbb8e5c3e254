/** What the parts of a hosted project are asked and answer. */

export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  /** The body as JSON; an empty object where it has none. */
  readonly body: Record<string, unknown>
  readonly token: string | undefined
  /** Whether the request came with the secret key. */
  readonly isOwner: boolean
}

export interface Answer {
  readonly status: number
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly raw?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** How late the answer is, in milliseconds. */
  readonly delay?: number
}

export const json = (body: unknown, status = 200): Answer => ({ status, body })

/**
 * An error of the auth server: the code is in a header and in the body, which clients of API version 2024-01-01 get in
 * another form than others, such as the scripts
 * (https://supabase.com/docs/guides/auth/debugging/error-codes; openapi.yaml of github.com/supabase/auth, ErrorSchema).
 */
export function authError({ headers }: Call, status: number, code: string, message: string): Answer {
  const isNew = headers['x-supabase-api-version'] === '2024-01-01'
  return {
    status,
    headers: { 'x-sb-error-code': code, ...(isNew && { 'x-supabase-api-version': '2024-01-01' }) },
    body: isNew ? { code, message } : { code: status, error_code: code, msg: message },
  }
}

/** The limits of the auth server on requests of one network address, and on its mail: 429, without Retry-After. */
export const requestLimit = (call: Call) =>
  authError(call, 429, 'over_request_rate_limit', 'Request rate limit reached')
export const mailLimit = (call: Call) =>
  authError(call, 429, 'over_email_send_rate_limit', 'email rate limit exceeded')

/**
 * What Supabase's platform answers in place of a project
 * (https://supabase.com/docs/guides/platform/http-status-codes). The body of 540 is not documented: a page stands for it,
 * because it is the harder case.
 */
export const PLATFORM = {
  paused: {
    status: 540,
    headers: { 'content-type': 'text/html' },
    raw: '<!doctype html><title>Project paused</title>',
  },
  restricted: json({ message: 'Service for this project is restricted: exceed_egress_quota' }, 402),
  timeout: json({ message: 'The request timed out' }, 544),
} satisfies Record<string, Answer>
