import type * as Visitor from '@/tests/hosted/next-request'
import { env } from '@/lib/env'
import { POST } from './route'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('@/tests/hosted/next-request').nextHeaders)

test('a refused letter of demand leads back to the page of the list with its button', async () => {
  const fields = { age: '31-60', page: '3', address: 'thandi@example.org', locale: 'en' }
  const body = new URLSearchParams(fields).toString()
  const headers = {
    ...{ Origin: env.SITE_URL, 'Content-Type': 'application/x-www-form-urlencoded' },
    'Content-Length': String(body.length),
  }
  const request = new Request(`${env.SITE_URL}/api/exports/demand`, { method: 'POST', headers, body })
  const answer = await POST(request, { params: Promise.resolve({ kind: 'demand' }) })
  const next = new URL(answer.headers.get('Location')!, env.SITE_URL).searchParams.get('next')
  expect(next).toBe('/admin/payments/owed?age=31-60&page=3')
})
