import { cleaned, emailKeys } from '@/tests/identity-vectors'
import { cleanText, emailKey } from './identity'

test.each(cleaned)('%j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
  expect(cleanText(stored)).toBe(stored)
})

test.each(emailKeys)('%j is compared as %j', (stored, key) => {
  expect(emailKey(stored)).toBe(key)
  expect(emailKey(key)).toBe(key)
})
