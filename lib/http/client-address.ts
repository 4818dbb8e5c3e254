import { env } from '@/lib/env'

/**
 * The visitor's address as the trusted proxy reports it, or null where none is configured.
 * X-Forwarded-For is not asked: anybody can send one, and would pick the key that limits are counted under.
 */
export function clientAddress(headers: Headers): string | null {
  if (!env.TRUSTED_ADDRESS_HEADER) return null
  return headers.get(env.TRUSTED_ADDRESS_HEADER)?.split(',')[0]?.trim() || null
}
