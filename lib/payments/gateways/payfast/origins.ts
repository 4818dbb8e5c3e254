import { env } from '@/lib/env'

/** The form goes to one of the first two, which may redirect. */
const HOSTS = [
  'https://www.payfast.co.za',
  'https://sandbox.payfast.co.za',
  'https://payment.payfast.io',
] as const

/** Allowed form targets: PayFast's hosts, or only its simulator; none while card payment is off. */
export function payfastOrigins(): readonly string[] {
  const host = env.PAYFAST_URL?.host
  if (!host) return []
  return HOSTS.some((origin) => origin === host) ? HOSTS : [host]
}
