/** Requests and responses of a hosted project's services. */

export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  /** The body as JSON; an empty object without one. */
  readonly body: Record<string, unknown>
  readonly token: string | undefined
  /** Whether the request carried the secret key. */
  readonly isOwner: boolean
}

export interface Answer {
  readonly status: number
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent verbatim. */
  readonly raw?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** Delay of the response in milliseconds. */
  readonly delay?: number
}

export const json = (body: unknown, status = 200): Answer => ({ status, body })

/**
 * An error of the auth server: the code is in a header and in the body, whose form for API version 2024-01-01 differs
 * from that for other clients, such as the scripts (https://supabase.com/docs/guides/auth/debugging/error-codes;
 * openapi.yaml of github.com/supabase/auth, ErrorSchema).
 */
export function authError({ headers }: Call, status: number, code: string, message: string): Answer {
  const isNew = headers['x-supabase-api-version'] === '2024-01-01'
  return {
    status,
    headers: { 'x-sb-error-code': code, ...(isNew && { 'x-supabase-api-version': '2024-01-01' }) },
    body: isNew ? { code, message } : { code: status, error_code: code, msg: message },
  }
}

/** The auth server's rate limits per network address and on its mail: 429, without Retry-After. */
export const requestLimit = (call: Call) =>
  authError(call, 429, 'over_request_rate_limit', 'Request rate limit reached')
export const mailLimit = (call: Call) =>
  authError(call, 429, 'over_email_send_rate_limit', 'email rate limit exceeded')

/**
 * Supabase's platform responses in place of a project (https://supabase.com/docs/guides/platform/http-status-codes).
 * The body of 540 is undocumented: a page is assumed, the harder case.
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
