import { readPdf } from '@/tests/read-pdf'
import { amountTable, bulletList, keyValueRow, runningFooter } from './blocks'
import { PdfDocument } from './document'
import { contentBottom, contentWidth, cover, page } from './geometry'

const info = { title: 'Receipt 7', author: 'An institute', subject: 'A payment', language: 'af' } as const

const written = async (write: (pdf: PdfDocument) => void) => {
  const pdf = new PdfDocument(info)
  pdf.addPage('paper')
  write(pdf)
  return readPdf(await pdf.toBytes())
}

test('a document states its metadata and language, and is tagged', async () => {
  const { info: stated, tagged, showsTitle } = await written(() => undefined)
  expect(stated).toMatchObject({ Title: 'Receipt 7', Author: 'An institute', Subject: 'A payment' })
  expect([stated.Language, tagged, showsTitle]).toEqual(['af-ZA', true, true])
})

test('texts are read in the order of writing, each under its tag', async () => {
  const { pages } = await written((pdf) => {
    const end = pdf.write('H1', 'Kwitansie', 'title', { y: page.top })
    pdf.group('Sect', () => {
      pdf.write('P', 'Dankie vir jou betaling, môre sê ons weer só.', 'body', { y: end })
      bulletList(pdf, ['een', 'twee'], { x: page.side, y: end + 40, width: contentWidth })
    })
  })
  expect(pages[0]!.tagged).toEqual([
    { tag: 'H1', text: 'Kwitansie' },
    { tag: 'P', text: 'Dankie vir jou betaling, môre sê ons weer só.' },
    { tag: 'LBody', text: 'een' },
    { tag: 'LBody', text: 'twee' },
  ])
})

test('letters of other languages are readable, on a line and across lines; the rarest lose their marks', async () => {
  const names = ['Mokgaetši Šebeshi', 'Łukasz Dvořák', 'Ṱhilivhali Ḽavhengwa']
  const many = Array.from({ length: 12 }, () => names[0]).join(' ')
  const { pages } = await written((pdf) => {
    const end = names.reduce((y, name) => pdf.write('P', name, 'item', { y }), page.top as number)
    pdf.write('P', 'After it', 'item', { y: pdf.write('P', many, 'title', { y: end, width: 260 }) })
  })
  const texts = pages[0]!.tagged.map(({ text }) => text)
  expect(texts.slice(0, 3)).toEqual(['Mokgaetši Šebeshi', 'Łukasz Dvořák', 'Thilivhali Lavhengwa'])
  expect(texts[3]!.replaceAll(' ', '')).toBe(many.replaceAll(' ', ''))
  expect(texts[4]).toBe('After it')
})

test('characters that the fonts lack are replaced, left out or an ellipsis, in measurements, too', async () => {
  let heights: number[] = []
  const { pages } = await written((pdf) => {
    const end = pdf.write('P', 'Nguyễn 王 Müller 😀 Ωμέγα', 'item', { y: page.top })
    const last = pdf.write('P', '王小明', 'heading', {
      y: pdf.link('日本 10⁴', 'https://example.org/', { y: end }),
    })
    pdf.write('P', '–', 'body', { y: last })
    heights = ['王'.repeat(300), '…'].map((text) =>
      pdf.measure(0, (y) => pdf.write('P', text, 'body', { y, width: 100 })),
    )
  })
  expect(pages[0]!.tagged.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Nguyen … Müller …',
    '… 10…',
    '…',
    '–',
  ])
  expect(heights[0]).toBe(heights[1])
})

test('a running foot is printed on its pages, but has no tag', async () => {
  const { pages } = await written((pdf) => {
    pdf.addPage('paper')
    runningFooter(pdf, (number) => (number === 1 ? null : ['A name', `page ${number}`]))
  })
  expect(pages.map(({ text }) => text.trim())).toEqual(['', 'A name page 2'])
  expect(pages.flatMap(({ tagged }) => tagged)).toEqual([])
})

test('a row of values has each under its label; an address is a link', async () => {
  const width = contentWidth / 2
  const { pages } = await written((pdf) => {
    keyValueRow(
      pdf,
      [
        { key: 'Reference', value: 'A-7', x: page.side, width },
        { key: 'Site', value: 'example.org', href: 'https://example.org/', x: page.side + width, width },
      ],
      page.top,
    )
  })
  expect(pages[0]!.tagged.map(({ text }) => text)).toEqual(['Reference', 'A-7', 'Site', 'example.org'])
  expect(pages[0]!.tagged[3]!.tag).toBe('Link')
  expect(pages[0]!.links).toEqual(['https://example.org/'])
})

test('a table of amounts has header cells for its columns and rows', async () => {
  const table = {
    head: ['Part', 'Amount'],
    rows: [['Deposit', 'R500']],
    total: ['Total', 'R500'],
    nameShare: 0.5,
  } as const
  const { pages } = await written((pdf) => amountTable(pdf, table, page.top))
  expect(pages[0]!.tagged.map(({ tag, text }) => `${tag} ${text}`)).toEqual([
    'TH Part',
    'TH Amount',
    'TH Deposit',
    'TD R500',
    'TH Total',
    'TD R500',
  ])
})

describe('content that does not fit on a page', () => {
  const words = Array.from({ length: 500 }, (_, index) => `word${index}`)
  const textsOf = ({ pages }: Awaited<ReturnType<typeof written>>) =>
    pages.map(({ tagged }) => tagged.map(({ text }) => text).join(' '))

  test('begins the next page, followed by the block below it', async () => {
    const read = await written((pdf) => {
      pdf.write('P', 'on the first', 'body', { y: contentBottom - 20 })
      const end = pdf.write('P', 'on the second', 'body', { y: contentBottom - 5 })
      pdf.write('P', 'also there', 'body', { y: end })
    })
    expect(textsOf(read)).toEqual(['on the first', 'on the second also there'])
  })

  test('continues over as many pages as needed, as does a column beside it', async () => {
    const read = await written((pdf) => {
      pdf.write('P', words.join(' '), 'body', { y: 300, width: 100 })
      pdf.write('P', 'beside it', 'body', { y: 300, x: 300 })
      pdf.write('P', 'W'.repeat(1500), 'body', { y: 320, x: 300, width: 100 })
    })
    expect(read.pages.length).toBeGreaterThan(3)
    expect(
      textsOf(read)
        .join(' ')
        .replaceAll(/W| beside it/g, '')
        .trim()
        .split(/ +/),
    ).toEqual(words)
    expect(textsOf(read).join('').match(/W/g)).toHaveLength(1500)
    expect(read.pages[0]!.text).toContain('beside it')
    for (const { lowest } of read.pages) expect(lowest).toBeGreaterThanOrEqual(page.bottom)
  }, 30_000)

  test('moves as a whole if it is a block', async () => {
    const read = await written((pdf) =>
      pdf.keep(contentBottom - 40, (y) => {
        const end = pdf.write('H2', 'Its heading', 'heading', { y })
        return pdf.write('P', 'Its text', 'title', { y: end })
      }),
    )
    expect(textsOf(read)).toEqual(['', 'Its heading Its text'])
  })
})

test.each([
  [{ x: 0, y: 0, width: 200, height: 50 }, [0, 1], { x: 0, y: -50, scale: 2 }],
  [{ x: 10, y: 10, width: 50, height: 100 }, [1, 0], { x: -140, y: 10, scale: 2 }],
] as const)('a drawing covers %j', (box, align, expected) => {
  expect(cover({ width: 100, height: 50 }, box, align)).toEqual(expected)
})
