import { writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { levels } from '@/lib/content/courses'
import { brochures } from '@/lib/content/brochures'
import { cancellationRule, deposit, feeMonths, formatRand, monthlyFee, totalFee } from '@/lib/content/fees'
import { organisation } from '@/lib/content/organisation'
import { makeBrochure } from './brochure'
import { wordsIn } from './words'
import { cover, pairs, within } from './geometry'

/** The streams of a file, each with the dictionary before it, by the number of its object. */
function objects(pdf: Buffer) {
  const found = new Map<string, { head: string; body: string }>()
  for (const [, number = '', text = ''] of pdf
    .toString('latin1')
    .matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [head = '', stream] = text.split(/\nstream\n/)
    const bytes = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1')
    const packed = head.includes('/FlateDecode') && !head.includes('/Length1')
    found.set(number, { head, body: (packed ? inflateSync(bytes) : bytes).toString('latin1') })
  }
  return found
}

/** What a glyph of a font stands for, as a reader that copies the text is told. */
function letters(cmap: string): string[] {
  const list = [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, codes = '']) => codes.match(/<[^>]*>/g) ?? [])
  return list.map((code) =>
    Buffer.from(code.replaceAll(/[^\da-f]/gi, ''), 'hex')
      .swap16()
      .toString('utf16le'),
  )
}

/** The text of each page, one line for each line that is set. */
function pageTexts(pdf: Buffer): string[] {
  const all = objects(pdf)
  const at = (head: string, key: string) => all.get(head.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1] ?? '')
  const pages = [...all.values()].filter(({ head }) => /\/Type \/Page\n/.test(head))
  return pages.map(({ head }) => {
    const fonts = at(head, 'Resources')?.head ?? ''
    let known: string[] = []
    let text = ''
    for (const [, font, codes] of at(head, 'Contents')!.body.matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (font) known = letters(at(at(fonts, font)?.head ?? '', 'ToUnicode')?.body ?? '')
      for (const [, glyphs = ''] of (codes ?? '').matchAll(/<([^>]*)>/g))
        text += (glyphs.match(/.{4}/g) ?? []).map((code) => known[parseInt(code, 16)]).join('')
      if (codes) text += '\n'
    }
    return text
  })
}

describe.each(brochures)('the brochure $path', ({ language, title }) => {
  let pdf: Buffer
  let texts: string[]

  beforeAll(async () => {
    pdf = Buffer.from(await makeBrochure(language))
    if (process.env.BROCHURE_OUT) writeFileSync(`${process.env.BROCHURE_OUT}/brochure-${language}.pdf`, pdf)
    texts = pageTexts(pdf)
  })

  test('is a PDF of eight pages that loads fast', () => {
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
    expect(texts).toHaveLength(8)
    expect(pdf.byteLength).toBeLessThan(400_000)
  })

  test('says what it is: title, language, author, tags', () => {
    const source = pdf.toString('latin1')
    expect(source).toContain(`(${title})`)
    expect(source).toContain(`(${organisation.name[language]})`)
    expect(source).toContain(`/Lang (${language}-ZA)`)
    expect(source).toMatch(/\/Marked true/)
    expect(source).toContain('/DisplayDocTitle true')
  })

  test.each(levels)('has level $number with its award and every module on one page', (level) => {
    const text = texts[level.number + 1]!.replaceAll(/\s+/g, ' ')
    for (const part of [level.title, level.award]) expect(text).toContain(part[language])
    for (const { code, title: name } of level.modules) {
      expect(text).toContain(code)
      expect(text).toContain(name[language])
    }
  })

  test.each(levels)('says on the page of level $number what it costs', (level) => {
    const text = texts[level.number + 1]!.replaceAll(/\s+/g, ' ')
    const { t } = wordsIn(language)
    expect(text).toContain(t('Level.feesTitle', { number: level.number }))
    const sum = t('Level.feesSum', {
      deposit: formatRand(deposit),
      monthly: formatRand(monthlyFee),
      months: feeMonths[level.number],
    })
    expect(text).toContain(sum.replaceAll('\u00a0', ' '))
  })

  test('names no value that is missing', () => {
    expect(texts.join('')).not.toMatch(/undefined/)
  })

  test('has the totals and the cancellation rule', () => {
    const text = texts[6]!
    for (const { number } of levels) expect(text).toContain(formatRand(totalFee(number)))
    expect(text.replaceAll('\n', ' ')).toContain(cancellationRule[language])
  })

  test('has the ways to reach us', () => {
    const { phone, email, whatsapp, external } = organisation
    const facts = [phone.display, email, whatsapp, external.registrationForm]
    for (const fact of facts) expect(texts[7]).toContain(fact.replace(/^https:\/\//, ''))
    expect(texts[7]).not.toContain('://')
  })
})

test.each([
  [{ x: 0, y: 0, width: 200, height: 50 }, [0, 1], { x: 0, y: -50, scale: 2 }],
  [{ x: 10, y: 10, width: 50, height: 100 }, [1, 0], { x: -140, y: 10, scale: 2 }],
] as const)('a drawing covers %j', (box, align, expected) => {
  expect(cover({ width: 100, height: 50 }, box, align)).toEqual(expected)
})

test('a text that does not fit stops the build', () => {
  expect(() => within(100, 100, 'a text')).not.toThrow()
  expect(() => within(101, 100, 'a text')).toThrow('a text')
})

test('a list of odd length ends with a row of one', () => {
  expect(pairs([1, 2, 3])).toEqual([[1, 2], [3]])
  expect(pairs([])).toEqual([])
})
