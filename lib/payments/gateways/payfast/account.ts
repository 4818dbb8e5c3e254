import { env } from '@/lib/env'

/** PayFast's own hosts: the browser's form goes to one of the first two, which may lead it on. */
const HOSTS = [
  'https://www.payfast.co.za',
  'https://sandbox.payfast.co.za',
  'https://payment.payfast.io',
] as const

/** Where a form may be sent: PayFast's own hosts, or its simulator alone; nowhere while card payment is off. */
export function payfastOrigins(): readonly string[] {
  if (!env.PAYFAST_MERCHANT_ID) return []
  return HOSTS.some((origin) => origin === env.PAYFAST_HOST) ? HOSTS : [env.PAYFAST_HOST]
}

/** The account that payments go to; null where card payment is off. */
export function account() {
  const { PAYFAST_MERCHANT_ID: id, PAYFAST_MERCHANT_KEY: key, PAYFAST_PASSPHRASE: passphrase } = env
  return id && key && passphrase ? { id, key, passphrase } : null
}
