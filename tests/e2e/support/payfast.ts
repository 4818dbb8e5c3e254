/** PayFast's simulator and notifications. */
import type { APIRequestContext } from 'playwright/test'
import { MERCHANT, bodyOf, signatureOf } from '../../../scripts/local/payfast-messages.mjs'
import { localServer } from '../../local-server'
import { type Page, expect, site } from './test'

const payfast = new URL(process.env.PAYFAST_URL!).origin
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

type Fields = Readonly<Record<string, string>>

/** A form body signed by PayFast. */
export function signed(fields: Fields): string {
  const pairs = Object.entries(fields)
  return `${bodyOf(pairs)}&signature=${signatureOf(pairs)}`
}

/** Fields of a forged notification of a payment. */
export const forgedFields = (paymentId: string, change: Fields = {}): Record<string, string> => ({
  m_payment_id: paymentId,
  pf_payment_id: String(Math.floor(Math.random() * 1e15)),
  payment_status: 'COMPLETE',
  item_name: 'Deposit for Level 1',
  item_description: '',
  amount_gross: '2500.00',
  amount_fee: '-57.50',
  amount_net: '2442.50',
  merchant_id: MERCHANT.id,
  ...change,
})

/** PayFast's id of the notified charge. */
export const numberIn = (body: string) => new URLSearchParams(body).get('pf_payment_id')!

/** Notifies the site; returns the response status. */
export async function notify(request: APIRequestContext, body: string): Promise<number> {
  return (await request.post('/api/payfast/notify', { headers: FORM, data: body })).status()
}

/** A charge's notification from the simulator, which will confirm it; the site does not receive it. */
export async function trueNotification(paymentId: string): Promise<string> {
  let body = ''
  const server = await localServer((request, response) => {
    request.on('data', (part) => (body += part)).on('end', () => response.end())
  })
  const here = `${server.url}/`
  const post = (path: string, data: string) =>
    fetch(payfast + path, { method: 'POST', headers: FORM, body: data, redirect: 'manual' })
  try {
    const form = {
      merchant_id: MERCHANT.id,
      merchant_key: MERCHANT.key,
      return_url: here,
      cancel_url: here,
      notify_url: here,
      m_payment_id: paymentId,
      amount: '2500.00',
      item_name: 'Deposit for Level 1',
    }
    const begun = await post('/eng/process', signed(form))
    await post(begun.headers.get('location')!, 'way=now&outcome=pay')
  } finally {
    await server.close()
  }
  expect(body).toContain(`m_payment_id=${paymentId}`)
  return body
}

/** Sets the simulator's answer to requests to confirm a notification. */
export async function confirmNotifications(way: 'normal' | 'error' | 'invalid') {
  const body = `confirmation=${way}`
  const answer = await fetch(`${payfast}/confirmation`, {
    method: 'POST',
    headers: FORM,
    body,
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

/** The button to PayFast on a payment's page. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay with|Betaal met) PayFast$/ })

/**
 * Goes from a payment's page through the simulator and back.
 * @param hears when the site is notified
 * @returns the simulator's id of the payment
 */
export async function payAtPayfast(
  page: Page,
  button: 'Pay' | 'Cancel' | 'Let it fail',
  hears: 'At once' | 'Late' = 'At once',
): Promise<string> {
  await payButton(page).click()
  await expect(page.getByText('PayFast simulator. No money is moved.')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await page.getByLabel(hears).check()
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click()
  await page.waitForURL(`${site}/**`)
  return id
}

/** Charges, fails or cancels a subscription at the simulator; `id` is its first payment's. */
export async function chargeAtPayfast(id: string, intent: 'pay' | 'fail' | 'cancel') {
  const answer = await fetch(`${payfast}/pay/${id}/plan/${intent}`, { method: 'POST', redirect: 'manual' })
  expect(answer.status).toBe(303)
}
