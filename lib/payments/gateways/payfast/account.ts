import { env } from '@/lib/env'

/** The form goes to one of the first two, which may redirect. */
const HOSTS = [
  'https://www.payfast.co.za',
  'https://sandbox.payfast.co.za',
  'https://payment.payfast.io',
] as const

/** Allowed form targets: PayFast's hosts, or only its simulator; none while card payment is off. */
export function payfastOrigins(): readonly string[] {
  if (!env.PAYFAST_MERCHANT_ID) return []
  return HOSTS.some((origin) => origin === env.PAYFAST_HOST) ? HOSTS : [env.PAYFAST_HOST]
}

/** The account that receives payments; null while card payment is off. */
export function account() {
  const { PAYFAST_MERCHANT_ID: id, PAYFAST_MERCHANT_KEY: key, PAYFAST_PASSPHRASE: passphrase } = env
  return id && key && passphrase ? { id, key, passphrase } : null
}
