import { writeFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { type Content, contentOf } from '@/lib/content/content'
import { completeDocuments, documentKeys } from '@/lib/content/documents'
import { formatRand } from '@/lib/content/documents/fees'
import type { Level, Levels } from '@/lib/content/documents/levels'
import { PdfDocument } from '@/lib/pdf/document'
import { sceneOf } from '@/lib/scenes/panorama/panorama'
import type { Scene } from '@/lib/scenes/scene'
import { sign } from '@/lib/scenes/sign'
import { filledContent } from '@/tests/e2e/support/filled-content'
import { readPdf } from '@/tests/read-pdf'
import { currentBrochure, makeBrochure } from './brochure'
import { labelsIn } from './labels'
import { drawCover } from './page-cover'

const content = contentOf({}, '2026-11-21')
const { brochures, fees, levels, organisation } = content

/** A text as a PDF reader gives it, with plain spaces instead of no-break spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(brochures)('the brochure $path', ({ language, title }) => {
  let bytes: Uint8Array
  let pdf: Awaited<ReturnType<typeof readPdf>>

  beforeAll(async () => {
    bytes = await currentBrochure(language, content)
    if (process.env.BROCHURE_OUT) writeFileSync(`${process.env.BROCHURE_OUT}/brochure-${language}.pdf`, bytes)
    pdf = await readPdf(bytes)
    // Making and reading the file takes longer than a test may on a busy machine.
  }, 30_000)

  test('is a PDF of eight pages that loads fast', () => {
    expect(pdf.pages).toHaveLength(8)
    expect(bytes.byteLength).toBeLessThan(400_000)
  })

  test('states its title, language and author, and is tagged', () => {
    expect(pdf.info).toMatchObject({
      Title: title,
      Author: organisation.name[language],
      Language: `${language}-ZA`,
    })
    expect(pdf.tagged).toBe(true)
    expect(pdf.showsTitle).toBe(true)
  })

  test('has one title on each page, and headings below it in order', () => {
    for (const { tagged } of pdf.pages) {
      const headings = tagged.flatMap(({ tag }) => (/^H\d$/.test(tag) ? [Number(tag[1])] : []))
      expect(headings.filter((level) => level === 1)).toHaveLength(1)
      headings.forEach((level, index) => expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1))
    }
  })

  test.each(levels)('has level $number with its award and every module on one page', (level) => {
    const { text, tagged } = pdf.pages[level.number + 1]!
    expect(tagged).toContainEqual({ tag: 'H1', text: level.title[language] })
    expect(text).toContain(plain(level.award[language]))
    for (const { code, title: name } of level.modules) {
      expect(tagged).toContainEqual({ tag: 'Lbl', text: code })
      expect(text).toContain(name[language])
    }
  })

  test.each(levels)('states the price of level $number on its page', (level) => {
    const { text } = pdf.pages[level.number + 1]!
    const { t } = labelsIn(language, content)
    expect(text).toContain(plain(t('Level.feesTitle', { number: level.number })))
    const sum = t('Level.feesSum', {
      deposit: formatRand(fees.deposit),
      monthly: formatRand(fees.monthlyFee),
      months: fees.months[level.number],
    })
    expect(text).toContain(plain(sum))
  })

  test('has no unresolved value names', () => {
    expect(pdf.pages.map(({ text }) => text).join(' ')).not.toMatch(/undefined/)
  })

  test('has the totals and the cancellation rule', () => {
    const { text, tagged } = pdf.pages[6]!
    for (const { number } of levels)
      expect(tagged).toContainEqual({ tag: 'TD', text: plain(formatRand(fees.total[number])) })
    expect(text).toContain(plain(fees.cancellationRule[language]))
  })

  test('has the contact details, printed without a scheme and linked with it', () => {
    const { phone, email, whatsapp, external } = organisation
    const { text, links } = pdf.pages[7]!
    for (const fact of [phone.display, email, whatsapp, external.registrationForm])
      expect(text).toContain(fact.replace(/^https:\/\//, ''))
    expect(text).not.toContain('://')
    expect(links).toEqual(
      expect.arrayContaining([`tel:${phone.e164}`, `mailto:${email}`, whatsapp, external.registrationForm]),
    )
  })
})

describe('with one more of everything', () => {
  const { programme, home } = completeDocuments({})
  const four = <Entry>(entries: readonly Entry[]) => [...entries, entries[0]!]
  const short = programme.structure.map(() => ({ en: 'Short text.', af: 'Kort teks.' }))
  const given = {
    programme: { ...programme, structure: four(short) },
    home: { ...home, stats: four(home.stats) },
  }
  const more: Content = {
    ...contentOf(given, '2026-11-21'),
    levels: four(levels) as readonly Level[] as Levels,
  }
  let pages: Awaited<ReturnType<typeof readPdf>>['pages']

  beforeAll(async () => {
    ;({ pages } = await readPdf(await makeBrochure('en', more)))
  }, 30_000)

  test('the entries that have no column are below', () => {
    expect(pages[1]!.text.match(/Short text\./g)).toHaveLength(4)
    expect(pages[1]!.text.match(/graduates/g)).toHaveLength(2)
  })

  test('a further level adds a page, and the later pages are renumbered', () => {
    const titles = pages.map(({ tagged }) => tagged.find(({ tag }) => tag === 'H1')?.text)
    const titlesOfLevels = more.levels.map(({ title }) => title.en)
    expect(titles.filter((title) => title && titlesOfLevels.includes(title))).toEqual(titlesOfLevels)
    const numbered = pages.slice(1, -1)
    const numbers = numbered.map(({ text }) => Number(/ · (\d+)/.exec(text)?.[1]))
    expect(numbers).toEqual(numbered.map((_, index) => index + 2))
  })
})

describe('with texts of the greatest length', () => {
  const words = 'Vaardigheidsontwikkelingsgeleenthede vir gemeenteberadersopleiding en lewensbegeleiding '
  let number = 0
  const keys = documentKeys.filter((key) => key !== 'bank' && key !== 'helplines')
  // The number makes each text unique.
  const given = filledContent(keys, (_, max) => `${++number} ${words.repeat(30)}`.slice(0, max).trim())
  const long = contentOf(given, '2026-11-21')
  let pages: Awaited<ReturnType<typeof readPdf>>['pages']

  beforeAll(async () => {
    const bytes = await makeBrochure('en', long)
    if (process.env.BROCHURE_OUT) writeFileSync(`${process.env.BROCHURE_OUT}/brochure-long.pdf`, bytes)
    ;({ pages } = await readPdf(bytes))
  }, 60_000)

  test('takes more pages, none with a line below its foot', () => {
    expect(pages.length).toBeGreaterThan(12)
    for (const { lowest } of pages) expect(lowest).toBeGreaterThan(25)
  })

  test('has every text', () => {
    const all = pages.flatMap(({ tagged }) => tagged.map(({ text }) => text)).join('')
    const { programme, home, studyWeek, accreditations } = long
    const texts = [
      ...[programme.title, programme.description, ...programme.structure, home.highlight, home.description],
      ...home.stats.flatMap(({ value, label }) => [value, label]),
      ...long.levels.flatMap(({ title, summary, award, audience, outcomes, note, modules }) => [
        ...[title, summary, award, ...audience, ...outcomes, ...(note ? [note] : [])],
        ...modules.flatMap((each) => [each.title, ...(each.subtitle ? [each.subtitle] : [])]),
      ]),
      ...studyWeek.steps.flatMap(({ title, text }) => [title, text]),
      ...[...studyWeek.suitedTo, ...studyWeek.notSuitedTo],
      ...accreditations.cards.flatMap(({ status, title, description }) => [status, title, description]),
      accreditations.statement,
    ]
    expect(texts.length).toBeGreaterThan(100)
    // Long texts may continue on the next page.
    for (const { en } of texts)
      expect(all.replaceAll(/\s/g, '')).toContain(en.slice(0, 60).replaceAll(/\s/g, ''))
  })
})

test('the first page shows the sign and the landscape of the programme, as by day', () => {
  const drawn = jest.spyOn(PDFDocument.prototype, 'path')
  const labels = labelsIn('en', content)
  const pdf = new PdfDocument({ title: labels.title, author: '', subject: '', language: 'en' })
  expect(drawCover(pdf, labels)).toBe(1)
  const pathsOf = ({ layers }: Scene) =>
    layers
      .flatMap((layer) => ('at' in layer ? layer.shapes : [layer]))
      .flatMap(({ d, night }) => (d && !night ? [d] : []))
  expect(drawn.mock.calls.flat()).toEqual([...pathsOf(sign), ...pathsOf(sceneOf('path'))])
  drawn.mockRestore()
})

test('the brochure is made again only if the content has changed, or if it could not be made', async () => {
  const first = currentBrochure('en', content)
  expect(currentBrochure('en', contentOf({}, '2026-11-21'))).toBe(first)
  const other = contentOf({ brochure: { year: 2027 } }, '2026-11-21')
  jest.spyOn(PdfDocument.prototype, 'toBytes').mockRejectedValueOnce(new Error('no font'))
  await expect(currentBrochure('en', other)).rejects.toThrow('no font')
  const renewed = await readPdf(await currentBrochure('en', other))
  expect(renewed.info.Title).toBe('Biblical Counselling: courses 2027')
}, 30_000)
