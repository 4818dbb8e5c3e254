import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { SESSION_COOKIE_SECONDS, withLifetime } from './cookie-lifetime'
import type { Database } from './database.types'
import { fetchWithTimeout, withTimeout } from './timeout'

/** For the session check, in milliseconds: the page must answer in the rest of five seconds. */
const SESSION_MILLISECONDS = 1500

export interface SessionCheck {
  /** `unknown` if Supabase did not answer: the page then decides, and shows its error. */
  readonly state: 'signed-in' | 'signed-out' | 'unknown'
  /** Copies renewed cookies and their headers onto the response, also a redirect. */
  applyTo(response: NextResponse): NextResponse
}

/** Renews the session if due, first on the request, so that the page sees the fresh token. */
export async function checkSession(request: NextRequest): Promise<SessionCheck> {
  const apply: ((response: NextResponse) => void)[] = []
  const client = createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    // Does not count as time of the page.
    global: { fetch: (input, init) => fetchWithTimeout(input, init, SESSION_MILLISECONDS) },
    cookieOptions: { secure: env.SITE_URL.startsWith('https:'), httpOnly: true },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (changed, headers) => {
        changed.forEach(({ name, value }) => request.cookies.set(name, value))
        apply.push((response) => {
          changed.forEach(({ name, value, options }) =>
            response.cookies.set(name, value, withLifetime(options, SESSION_COOKIE_SECONDS)),
          )
          Object.entries(headers ?? {}).forEach(([name, value]) => response.headers.set(name, value))
        })
      },
    },
  })
  const state = await sessionState(client)
  return {
    state,
    applyTo: (response) => {
      apply.forEach((step) => step(response))
      return response
    },
  }
}

async function sessionState(client: SupabaseClient<Database>): Promise<SessionCheck['state']> {
  try {
    const { data, error } = await withTimeout(client.auth.getClaims(), SESSION_MILLISECONDS)
    if (data?.claims) return 'signed-in'
    return error?.name === 'AuthRetryableFetchError' ? 'unknown' : 'signed-out'
  } catch {
    return 'unknown'
  }
}
