import 'server-only'
import { env } from '@/lib/env'
import { api } from '@/lib/routes'
import type { Gateway } from '../gateway'
import { account } from './account'
import { checkNotification, urlencodedText } from './check'
import { confirmNotification } from './confirm'
import { paymentRequest } from './request'
import { senderCheck } from './senders'

/** One per process, because it remembers addresses. */
const senderOf = senderCheck(env.PAYFAST_SENDERS)

/** PayFast, or its simulator. */
export const payfast: Gateway = {
  isOn: () => account() !== null,
  form(order) {
    const merchant = account()
    const notifyUrl = env.SITE_URL + api.payfastNotify
    return merchant && paymentRequest({ ...order, notifyUrl, merchant, host: env.PAYFAST_HOST })
  },
  readBody: urlencodedText,
  async check(body, address) {
    const merchant = account()
    return merchant && checkNotification(body, merchant, address, senderOf)
  },
  confirm: (body) => confirmNotification(body, { host: env.PAYFAST_HOST }),
}
