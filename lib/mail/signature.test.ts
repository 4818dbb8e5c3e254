import { localized } from '@/lib/content/localized'
import { contentOf } from '@/lib/content/content'
import { writeSample } from './render'

const content = contentOf({}, '2026-11-21')

test('a letter is signed by the first person of the staff, or by the organisation until one is named', async () => {
  const person = { name: 'Naledi Botha', role: localized({ en: 'Student adviser', af: 'Studenteraadgewer' }) }
  const staffed = { ...content, people: { ...content.people, staff: [person] } }
  const signed = await writeSample('lead-answer', 'af', staffed)
  expect(signed.text).toMatch(/Vriendelike groete,\nNaledi Botha\nStudenteraadgewer\nBybelse Berading Paarl/)
  const unsigned = await writeSample('payment-request', 'en', content)
  expect(unsigned.text).toMatch(/Kind regards,\nPaarl Biblical Counselling/)
  // A notice to staff is no letter.
  expect((await writeSample('new-lead', 'en', staffed)).text).not.toContain('regards')
})
