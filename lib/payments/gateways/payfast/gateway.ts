import 'server-only'
import { env } from '@/lib/env'
import { provider } from '@/lib/provider/provider'
import { api } from '@/lib/routes'
import type { Gateway } from '../gateway'
import { checkNotification, urlencodedText } from './check'
import { confirmNotification } from './confirm'
import { paymentRequest } from './request'
import { HOSTS, senderCheck } from './senders'

/** One per process, because it remembers addresses. */
const senderOf = senderCheck(HOSTS)

/** PayFast takes rand only. */
const account = () => (provider.currency === 'ZAR' ? env.PAYFAST_URL : undefined)

/** PayFast, or its simulator. */
export const payfast: Gateway = {
  isOn: () => account() !== undefined,
  form(order) {
    const merchant = account()
    if (!merchant) return null
    const notifyUrl = env.SITE_URL + api.payfastNotify
    return paymentRequest({ ...order, notifyUrl, merchant, host: merchant.host })
  },
  readBody: urlencodedText,
  async check(body, address) {
    const merchant = account()
    return merchant ? checkNotification(body, merchant, address, senderOf) : null
  },
  confirm: (body) =>
    confirmNotification(body, { host: env.PAYFAST_URL?.host ?? 'https://www.payfast.co.za' }),
}
