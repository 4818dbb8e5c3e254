/** Link tokens: bound to one subscription and purpose, unforgeable, with secret ingredients. */
import { randomUUID } from 'node:crypto'
import { newsletterDatabase } from './newsletter'
import { call, secret, select, store } from '../rest'
import { makeUser, sampleSubscription } from '../samples'

const { run, subscribe, subscriber, confirm, unsubscribe, changeLanguage, tokenOf, pageOf, rowOf } =
  newsletterDatabase()

/** All subscriptions, which must not change. */
const everything = () => run('select * from public.newsletter_subscriptions order by id')

/** Tries a token for every purpose; none may have an effect. */
async function expectNothing(token: string) {
  const before = await everything()
  expect(await confirm(token)).toBe(false)
  expect(await unsubscribe(token)).toBe(false)
  expect(await changeLanguage(token, 'af')).toBe(false)
  for (const purpose of ['confirm', 'manage'] as const) expect(await pageOf(token, purpose)).toEqual([])
  expect(await everything()).toEqual(before)
}

test('a confirm token cannot manage, and a manage token cannot confirm', async () => {
  const address = await subscribe()
  const [toConfirm, toManage] = [await tokenOf(address, 'confirm'), await tokenOf(address, 'manage')]
  expect(toConfirm).not.toBe(toManage)
  expect(await confirm(toManage)).toBe(false)
  expect(await rowOf(address)).toMatchObject({ state: 'pending' })
  await confirm(toConfirm)
  expect(await unsubscribe(toConfirm)).toBe(false)
  expect(await changeLanguage(toConfirm, 'af')).toBe(false)
  expect(await rowOf(address)).toMatchObject({ state: 'confirmed', language: 'en' })
  expect([await pageOf(toConfirm, 'manage'), await pageOf(toManage, 'confirm')]).toEqual([[], []])
  expect(await pageOf(toManage, 'manage')).toMatchObject([{ email: address }])
  expect(await pageOf(toManage, 'other' as 'manage')).toEqual([])
})

describe.each(['confirm', 'manage'] as const)('a forged token to %s has no effect', (purpose) => {
  let token: string
  let other: string
  beforeAll(async () => {
    token = await tokenOf(purpose === 'confirm' ? await subscribe() : await subscriber(), purpose)
    other = await tokenOf(await subscribe(), purpose)
  })

  test.each<[string, () => string]>([
    ['the id of another subscription', () => other.slice(0, 36) + token.slice(36)],
    ['the id of none', () => randomUUID() + token.slice(36)],
    ['another last character', () => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')],
    ['a character too few', () => token.slice(0, -1)],
    ['a character too many', () => `${token}0`],
    ['no hash', () => token.slice(0, 37)],
    ['the id alone', () => token.slice(0, 36)],
    ['capitals', () => token.toUpperCase()],
    ['a capital id', () => token.slice(0, 36).toUpperCase() + token.slice(36)],
    ['a space after it', () => `${token} `],
    ['a line after it', () => `${token}\n`],
    ['a line before it', () => `a\n${token}`],
    ['a wildcard', () => `${token.slice(0, 37)}${'%'.repeat(64)}`],
  ])('%s', async (_, change) => {
    expect(await pageOf(token, purpose)).toHaveLength(1)
    await expectNothing(change())
  })
})

test.each([
  '',
  '_',
  'a',
  'null',
  "' or true --",
  "'; delete from public.newsletter_subscriptions; --",
  "00000000-0000-0000-0000-000000000000' or '1'='1",
  '$1',
  '\\',
  '\u{1F600}',
  'a'.repeat(100_000),
])('the token %.60j has no effect', async (token) => {
  await subscribe()
  await expectNothing(token)
})

test('tokens are not stored: a message claimed again gets the same one', async () => {
  const address = await subscribe()
  const token = await tokenOf(address, 'confirm')
  expect(await tokenOf(address, 'confirm')).toBe(token)
  const rows = JSON.stringify(await run('select * from public.mail_messages'))
  expect(rows).toContain(address)
  expect(rows).not.toContain(token.slice(37))
})

test('admins cannot read tokens’ ingredients, in the table or a person’s data', async () => {
  const admin = await makeUser('admin')
  const { id, email, nonce } = await store(
    'newsletter_subscriptions',
    sampleSubscription({ asked_at: '2026-01-01T00:00:00Z' }),
  )
  expect(nonce).toMatch(/^[0-9a-f-]{36}$/)
  const filter = `id=eq.${id}`
  expect((await select(admin, 'newsletter_subscriptions', filter, 'email')).rows).toEqual([{ email }])
  for (const columns of ['nonce', '*', 'id,nonce', 'n:nonce'])
    expect(await select(admin, 'newsletter_subscriptions', filter, columns)).toMatchObject({ code: '42501' })
  // Filtering or sorting by it would reveal it bit by bit.
  for (const question of [`${filter}&nonce=eq.${nonce}`, `${filter}&order=nonce`])
    expect(await select(admin, 'newsletter_subscriptions', question, 'id')).toMatchObject({ code: '42501' })
  for (const name of ['person_content', 'person_data']) {
    const data = JSON.stringify((await call(admin, name, { address: email })).body)
    expect(data).toContain(String(id))
    expect(data).not.toContain(String(nonce))
  }
  expect(JSON.stringify((await select(secret, 'newsletter_subscriptions', filter)).rows)).toContain(
    String(nonce),
  )
})
