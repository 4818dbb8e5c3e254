import { routes } from '@/lib/routes'
import { arrivedKeys, documentAnswer } from './documents'

test('an upload leads back to its page, with the filters of the list that it was opened from', () => {
  const query = encodeURIComponent('q=Van der Merwe&language=en&page=2&upload=old.failed')
  const request = new Request(`http://localhost/api?language=af&query=${query}`, { method: 'POST' })
  const location = documentAnswer(request, routes.student('1'), 'form', 'received').headers.get('Location')!
  const { pathname, searchParams, hash } = new URL(location, 'http://localhost')
  expect(pathname).toBe('/af/admin/students/1')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ q: 'Van der Merwe', language: 'en', page: '2' },
    upload: 'form.received',
  })
  expect(hash).toMatch(/^#document-form/)
})

test('a document that was sent is not asked for again, checked or not', () => {
  const received = [{ key: 'identity', received_on: '2026-11-20', received_by: 'office@example.org' }]
  const file = { name: 'a.pdf', created_at: '2026-11-20T08:00:00.000Z' }
  const files = [
    { ...file, key: 'identity' },
    { ...file, key: 'school-certificate' },
  ]
  expect([...arrivedKeys({ received, files })]).toEqual(['identity', 'school-certificate'])
})
