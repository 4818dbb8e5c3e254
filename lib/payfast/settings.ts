import 'server-only'
import { env } from '@/lib/env'
import type { Merchant } from './request'

/** What the site needs to take a card payment. */
export interface PayfastSettings {
  readonly merchant: Merchant
  /** The origin of PayFast, or of its simulator. */
  readonly host: string
}

/** The settings of card payment; null where it is off. */
export function payfast(): PayfastSettings | null {
  const { PAYFAST_MERCHANT_ID: id, PAYFAST_MERCHANT_KEY: key, PAYFAST_PASSPHRASE: passphrase } = env
  if (!id || !key || !passphrase) return null
  return { merchant: { id, key, passphrase }, host: env.PAYFAST_HOST }
}
