import 'server-only'
import { env } from '@/lib/env'

/** What the site needs to take a card payment: the account, and the origin of PayFast or of its simulator; null where it is off. */
export function payfast() {
  const { PAYFAST_MERCHANT_ID: id, PAYFAST_MERCHANT_KEY: key, PAYFAST_PASSPHRASE: passphrase } = env
  if (!id || !key || !passphrase) return null
  return { merchant: { id, key, passphrase }, host: env.PAYFAST_HOST }
}
