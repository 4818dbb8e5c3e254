/** @jest-environment jsdom */
import { randomUUID } from 'node:crypto'
import { ENQUIRY_DAYS } from '@/lib/retention'
import { deleteEnquiry, storeEnquiry, keptOnDevice, toEnquiry, waitingEnquiries } from './waiting'
import { WAITING_KEY } from './browser-keys'

const NOW = Date.parse('2026-11-21T16:05:00Z')
const DAY = 24 * 60 * 60 * 1000
const annelie = {
  firstName: 'Annelie',
  surname: 'Voorbeeld',
  email: 'annelie@example.org',
  phone: '0821234567',
  arrival: '{"page":"/"}',
}
const inTab = () => sessionStorage.getItem(WAITING_KEY)
const onDevice = () => localStorage.getItem(WAITING_KEY)

beforeAll(() => {
  // jsdom has none.
  Object.assign(crypto, { randomUUID })
})

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('an enquiry is kept only in the tab, whole, until it is dropped', () => {
  const enquiry = toEnquiry(annelie, NOW)
  storeEnquiry(enquiry)
  expect(onDevice()).toBeNull()
  expect(waitingEnquiries(NOW + 30 * DAY)).toEqual([enquiry])
  expect(enquiry.fields).toEqual(annelie)
  deleteEnquiry(enquiry.id)
  expect([inTab(), onDevice(), waitingEnquiries()]).toEqual([null, null, []])
})

test(`on the device it is kept for ${ENQUIRY_DAYS} days, then deleted, and can go back into the tab`, () => {
  const enquiry = toEnquiry(annelie, NOW)
  storeEnquiry(enquiry)
  const kept = keptOnDevice(enquiry, true, NOW)
  storeEnquiry(kept)
  expect(inTab()).toBeNull()
  expect(waitingEnquiries(NOW + ENQUIRY_DAYS * DAY - 1)).toEqual([kept])
  storeEnquiry(keptOnDevice(kept, false, NOW))
  expect(onDevice()).toBeNull()
  expect(waitingEnquiries(NOW)).toEqual([enquiry])

  storeEnquiry(kept)
  expect(waitingEnquiries(NOW + ENQUIRY_DAYS * DAY)).toEqual([])
  expect([inTab(), onDevice()]).toEqual([null, null])
})

test('the same content keeps its id; other content replaces it; another person gets a separate enquiry', () => {
  const first = toEnquiry(annelie, NOW)
  storeEnquiry(keptOnDevice(first, true, NOW))
  expect(toEnquiry({ ...annelie, elapsed: '9000' }, NOW + 1).id).toBe(first.id)

  const corrected = toEnquiry({ ...annelie, phone: '0831234567' }, NOW + 1)
  expect(corrected.id).not.toBe(first.id)
  storeEnquiry(corrected)
  expect(waitingEnquiries(NOW + 1)).toEqual([corrected])
  expect(inTab()).toBeNull()

  const other = toEnquiry({ ...annelie, email: 'pieter@example.org' }, NOW + 2)
  storeEnquiry(other)
  expect(waitingEnquiries(NOW + 2)).toEqual([corrected, other])
})

test.each(['x', '{}', 'null', '[null, 1, {"id": 2}, {"id": "a", "at": 1, "fields": null}]'])(
  'unreadable storage is ignored: %s',
  (text) => {
    sessionStorage.setItem(WAITING_KEY, text)
    localStorage.setItem(WAITING_KEY, text)
    expect(waitingEnquiries(NOW)).toEqual([])
    storeEnquiry(toEnquiry(annelie, NOW))
    expect(waitingEnquiries(NOW)).toHaveLength(1)
  },
)

test('if the browser blocks storage, an enquiry waits as long as the page is open', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const enquiry = toEnquiry(annelie, NOW)
  storeEnquiry(enquiry)
  expect(waitingEnquiries(NOW)).toEqual([enquiry])
  blocked.mockRestore()
  deleteEnquiry(enquiry.id)
  expect(waitingEnquiries(NOW)).toEqual([])
})
