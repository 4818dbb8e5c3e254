/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { FIRST_TOUCH_KEY } from '@/lib/leads/form/browser-keys'
import { FirstTouchRecorder } from './first-touch'

const token = '414defe5-dba8-4f00-82e6-c04724f679f0_0a'

function visit(path: string) {
  sessionStorage.clear()
  history.replaceState(null, '', path)
  render(<FirstTouchRecorder />)
  return sessionStorage.getItem(FIRST_TOUCH_KEY)
}

test('the page and the campaign of a visit are kept for the enquiry', () => {
  expect(JSON.parse(visit('/af/courses?utm_source=radio&q=1')!)).toMatchObject({
    page: '/af/courses',
    utm: 'utm_source=radio',
  })
})

test.each([
  `/pay/${token}`,
  `/af/documents/${token}`,
  `/certificate/${token}`,
  `/blog/preview/${token}`,
  `/newsletter/confirm?token=${token}`,
])('of a visit that begins at %s, which gives access, the campaign alone is', (path) => {
  const stored = visit(`${path}${path.includes('?') ? '&' : '?'}utm_source=radio`)!
  expect(JSON.parse(stored)).toMatchObject({ page: '', utm: 'utm_source=radio' })
  expect(stored).not.toContain(token)
})

test.each(['/admin/invitation', '/af/admin/leads'])('nothing is of the staff page %s', (path) => {
  expect(visit(path)).toBeNull()
})
