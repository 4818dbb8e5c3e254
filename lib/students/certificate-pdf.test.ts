import { contentOf } from '@/lib/content/content'
import { type LevelNumber, levelNumbers } from '@/lib/content/level-numbers'
import { absolute } from '@/lib/i18n/absolute'
import { routes } from '@/lib/routes'
import { readPdf } from '@/tests/read-pdf'
import { readQr } from '@/tests/read-qr'
import { sample } from '@/tests/scope'
import { printedRow, printedWords } from './certificate'
import { makeCertificate } from './certificate-pdf'

const content = contentOf({}, '2026-11-21')

const certificate = (level: LevelNumber, name = 'Thandi Jacobs') => ({
  id: '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11',
  label: '2026-0001',
  level,
  issued_on: '2026-11-21',
  issued_by: 'anna@example.org',
  name,
  code: '0a'.repeat(16),
  withdrawn_on: null,
  withdrawn_reason: null,
  // As it comes back from the database.
  printed: printedRow.parse(JSON.parse(JSON.stringify(printedWords(content, level)))),
})

test.each(levelNumbers)(
  'the certificate of level %s is one page with name, award, modules, address and its QR code',
  async (level) => {
    for (const language of sample(['en', 'af'] as const, level)) {
      const own = certificate(level)
      const pdf = await makeCertificate(own, language)
      const { pages, tagged } = await readPdf(pdf)
      expect([pages.length, tagged]).toEqual([1, true])
      const { text, links } = pages[0]!
      for (const part of [own.name, own.printed.award[language].replaceAll('\u00a0', ' '), own.label])
        expect(text).toContain(part)
      const address = absolute(routes.certificate(own.code), language)
      expect(links).toEqual([address])
      expect(readQr(pdf)).toBe(address)
      for (const { title } of own.printed.modules) expect(text).toContain(title[language].slice(0, 20))
      expect(text).toContain(content.accreditations.statement[language].slice(0, 40))
    }
  },
)

test('a statement of completion names no degree', () => {
  const { award, title, text, note } = printedWords(content, 3)
  expect(title.en).toBe('Statement of completion')
  expect(JSON.stringify([award, title, text])).not.toMatch(/degree|graad|bachelor|baccalaureus|B\.A/i)
  expect(note?.en).toContain('not a degree')
})

test('the longest name fits on the page', async () => {
  const { pages } = await readPdf(await makeCertificate(certificate(3, 'Maria-Magdalena '.repeat(7)), 'af'))
  expect(pages).toHaveLength(1)
})
