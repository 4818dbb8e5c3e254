/** Who learns of a payment: whoever has its link, and admins. */
import { newEmail, unique } from '../support/data'
import { openPayment, transfer } from '../support/payment-office'
import { askForPayment, entriesOf, setPaymentState } from '../support/payments'
import { recordActionCalls, replay } from '../support/server-actions'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'

const PDF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

const adminPages = (id: string) => [
  '/admin/payments',
  '/af/admin/payments?state=all',
  '/admin/payments/new',
  '/admin/payments/notifications',
  `/admin/payments/${id}`,
]

/** A proof that was sent for a payment: its address for admins. */
async function sendProof(page: Page, token: string, id: string): Promise<string> {
  const own = { origin: site, 'sec-fetch-site': 'same-origin' }
  const sent = await page.request.post(`/api/pay/${token}/proof`, {
    headers: own,
    multipart: { proof: PDF },
    maxRedirects: 0,
  })
  expect(sent.headers().location).toContain('proof=received')
  await signIn(page, undefined, `/admin/payments/${id}`)
  return (await page.getByRole('link', { name: 'Open the proof' }).getAttribute('href'))!
}

test('links that were guessed, changed or put together lead to nothing', async ({ page, request }) => {
  const surname = unique()
  const [paid, open] = [await askForPayment({ surname }), await askForPayment({ surname })]
  await setPaymentState(paid.id, 'complete')
  const [paidLink, paidSecret] = paid.token.split('_') as [string, string]
  const [openLink, openSecret] = open.token.split('_') as [string, string]
  expect((await request.get(`/api/pay/${paid.token}/receipt`)).status()).toBe(200)
  // What is not paid has no receipt, whoever asks.
  expect((await request.get(`/api/pay/${open.token}/receipt`)).status()).toBe(404)
  for (const token of [
    paid.id,
    paidLink,
    `${paid.id}_${paidSecret}`,
    `${paidLink}_${openSecret}`,
    `${openLink}_${paidSecret}`,
    `${paidLink}_${paidSecret.slice(0, -1)}`,
    `${paidLink}_${paidSecret}0`,
    `${paidLink}_${'0'.repeat(64)}`,
    `${crypto.randomUUID()}_${paidSecret}`,
    `${paidLink}_${paidSecret}'--`,
    `${paidLink}_*`,
    '%00',
    '..%2F..%2Fadmin',
  ]) {
    const html = await (await request.get(`/pay/${token}`)).text()
    expect(html, token).not.toContain(surname)
    expect((await request.get(`/api/pay/${token}/receipt`)).status(), token).toBe(404)
  }
  await page.goto(`/pay/${paidLink}_${openSecret}`)
  await expect(page.getByText('This payment link does not work.')).toBeVisible()
})

test('whoever has the id alone learns the state and the amount, and of others nothing', async ({
  request,
}) => {
  const surname = unique()
  const email = newEmail()
  const { id, token } = await askForPayment({ surname, email })
  await setPaymentState(id, 'complete')
  for (const path of [`/api/payments/${id}`, `/payment-notification?m_payment_id=${id}`]) {
    const text = await (await request.get(path)).text()
    expect(text, path).not.toContain(surname)
    expect(text, path).not.toContain(token.split('_')[1])
    expect(text, path).not.toContain(email)
  }
  for (const guess of [crypto.randomUUID(), `${id.slice(0, -1)}${id.endsWith('0') ? 1 : 0}`, '1', '%25']) {
    const answer = await request.get(`/api/payments/${guess}`)
    expect(await answer.text(), guess).not.toContain('complete')
  }
})

test('neither editors nor visitors see the payments of the office @wide', async ({ page, browser }) => {
  const surname = unique()
  const { id, token } = await askForPayment({ surname })
  const proof = await sendProof(page, token, id)
  expect((await page.request.get(proof)).status()).toBe(200)

  const visitor = await browser.newPage()
  for (const path of adminPages(id)) {
    const answer = await visitor.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(answer.headers().location, path).toContain('/admin/login?next=')
    expect(await answer.text(), path).not.toContain(surname)
  }
  expect((await visitor.request.get(proof)).status()).toBe(404)

  await signIn(visitor, await makeAccount('editor'))
  for (const path of adminPages(id)) {
    await visitor.goto(path)
    await expect(
      visitor.getByText(/This page is for administrators\.|Hierdie bladsy is vir administrateurs\./),
      path,
    ).toBeVisible()
    expect(await visitor.content(), path).not.toContain(surname)
  }
  expect((await visitor.request.get(proof)).status()).toBe(404)
  const file = await visitor.request.post('/api/exports/payments', {
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
    form: { locale: 'en' },
    maxRedirects: 0,
  })
  expect([file.status(), file.headers().location]).toEqual([303, '/admin/payments?failed=notAdmin'])
})

test('what an admin sends is refused to editors and visitors, and twice is once', async ({
  page,
  context,
}) => {
  const { id } = await askForPayment()
  await openPayment(page, id)
  const calls = recordActionCalls(page)
  await transfer(page, '1000')
  await expect(page.getByText('The bank transfer is recorded.')).toBeVisible()
  const [call] = calls.slice()
  expect(await replay(context.request, call!)).toContain('"ok":true')
  expect(await entriesOf(id)).toHaveLength(1)
  // A form of its own, which would be recorded if the caller might.
  const anew = (body: string) => body.replace(once, crypto.randomUUID())
  const once = /once"\r\n\r\n([\da-f-]{36})/.exec(call!.body)![1]!
  expect(await replay(context.request, call!, (body) => anew(body).replaceAll(id, 'no-id'))).toContain(
    '"gone"',
  )
  const nobody = crypto.randomUUID()
  expect(await replay(context.request, call!, (body) => anew(body).replaceAll(id, nobody))).toContain(
    '"gone"',
  )
  await context.clearCookies()
  await signIn(page, await makeAccount('editor'))
  expect(await replay(context.request, call!, anew)).toContain('"notAdmin"')
  await context.clearCookies()
  expect(await replay(context.request, call!, anew)).toContain('"notAuthenticated"')
  expect(await entriesOf(id)).toHaveLength(1)
})
