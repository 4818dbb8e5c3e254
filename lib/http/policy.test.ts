import { NextRequest } from 'next/server'
import { z } from 'zod'
import { type DocumentKey, documentKeys, documents } from '@/lib/content/documents'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { middleware } from '@/middleware'
import { passOn } from './policy'

/** The form of a payment link's token. */
const TOKEN = `414defe5-dba8-4f00-82e6-c04724f679f0_${'0a'.repeat(32)}`

const ask = (path: string) => middleware(new NextRequest(`http://localhost:3000${path}`))

describe('the form of a payment', () => {
  afterEach(() => jest.restoreAllMocks())

  const account = (host: string) => ({ id: '10000100', key: '46f0cd694581a', passphrase: 'secret', host })
  const formsOf = async (path: string) =>
    /form-action ([^;]*)/.exec((await ask(path)).headers.get('content-security-policy') ?? '')?.[1]

  test('may be sent to PayFast only by its own page', async () => {
    jest.replaceProperty(env, 'PAYFAST_URL', account('https://www.payfast.co.za'))
    const hosts = 'https://www.payfast.co.za https://sandbox.payfast.co.za https://payment.payfast.io'
    expect(await formsOf(routes.pay(TOKEN))).toBe(`'self' ${hosts}`)
    expect(await formsOf(`/af${routes.pay(TOKEN)}`)).toBe(`'self' ${hosts}`)
    for (const path of [routes.paymentNotification, routes.newsletterManage, routes.blogSearch])
      expect(await formsOf(path)).toBe("'self'")
  })

  test('goes to the simulator if that replaces PayFast, and nowhere while card payment is off', async () => {
    jest.replaceProperty(env, 'PAYFAST_URL', account('http://localhost:54330'))
    expect(await formsOf(routes.pay(TOKEN))).toBe("'self' http://localhost:54330")
    jest.replaceProperty(env, 'PAYFAST_URL', undefined)
    expect(await formsOf(routes.pay(TOKEN))).toBe("'self'")
  })
})

describe('storage', () => {
  const reachedBy = (path: string) => {
    const { headers } = passOn(new NextRequest(`http://localhost:3000${path}`), [])
    return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }

  test('is reached by the forms with a file, and by no other page', () => {
    const hasFile = (key: DocumentKey) =>
      JSON.stringify(z.toJSONSchema(documents[key].schema, { io: 'input' })).includes('"field":"file"')
    expect(documentKeys.filter(hasFile)).not.toEqual([])
    for (const key of documentKeys)
      for (const prefix of ['', '/af'])
        expect([key, reachedBy(prefix + routes.siteDocument(key))]).toEqual([
          key,
          hasFile(key) ? `'self' ${new URL(env.SUPABASE_URL).origin}` : "'self'",
        ])
    for (const path of [routes.siteContent, routes.siteVersions('brochure'), routes.blogSearch, routes.media])
      expect([path, reachedBy(path)]).toEqual([path, "'self'"])
  })
})
