import { accreditations, disclaimer } from '@/lib/content/accreditations'
import { brochureYear } from '@/lib/content/brochures'
import { levelLabel, levels } from '@/lib/content/courses'
import {
  cancellationRule,
  deposit,
  feeMonths,
  formatRand,
  monthlyFee,
  nonRefundableNote,
  totalFee,
} from '@/lib/content/fees'
import { columns, contentWidth, page } from './geometry'
import { beginPage, foot, pageHead } from './parts'
import type { Sheet, StyleName } from './sheet'
import type { Words } from './words'

type Row = { readonly head: string; readonly cells: readonly string[] }

function feeRows({ t }: Words): readonly Row[] {
  return [
    { head: t('Courses.deposit'), cells: levels.map(() => formatRand(deposit)) },
    { head: t('Courses.monthly'), cells: levels.map(() => formatRand(monthlyFee)) },
    { head: t('Courses.months'), cells: levels.map(({ number }) => `× ${feeMonths[number]}`) },
  ]
}

function feesTable(sheet: Sheet, words: Words, y: number): number {
  const first = contentWidth * 0.31
  const width = (contentWidth - first) / 3
  let top = y
  const line = (row: Row, style: StyleName, height: number, headTag: 'TH' | 'TD') =>
    sheet.group('TR', () => {
      const sum = style === 'heading'
      const scope = headTag === 'TH' ? 'Column' : 'Row'
      const at = { y: sum ? top + 4 : top, width: first }
      sheet.write('TH', row.head, headTag === 'TH' || sum ? 'item' : 'quiet', at, { scope })
      row.cells.forEach((cell, place) => {
        const box = { x: page.side + first + place * width, y: top, width, align: 'right' } as const
        sheet.write(headTag, cell, style, box, headTag === 'TH' ? { scope: 'Column' } : {})
      })
      top += height
    })
  sheet.group('Table', () => {
    const names = levels.map((level) => words.say(levelLabel(level)))
    line({ head: words.t('Courses.feePart'), cells: names }, 'item', 20, 'TH')
    sheet.rule({ x: page.side, y: top, width: contentWidth }, 'ink', 1.5)
    for (const row of feeRows(words)) {
      top += 8
      line(row, 'body', 23, 'TD')
      sheet.rule({ x: page.side, y: top, width: contentWidth })
    }
    top += 10
    const totals = levels.map(({ number }) => formatRand(totalFee(number)))
    line({ head: words.t('Courses.total'), cells: totals }, 'heading', 29, 'TD')
    sheet.rule({ x: page.side, y: top, width: contentWidth }, 'grain', 1.5)
  })
  return top
}

function cancellation(sheet: Sheet, { t, say }: Words, y: number): number {
  const x = page.side + 18
  const width = contentWidth - 18
  let end = sheet.write('H2', t('Courses.cancellation'), 'heading', { x, y, width })
  end = sheet.write('P', say(cancellationRule), 'body', { x, y: end + 3, width })
  end = sheet.write('P', say(nonRefundableNote), 'body', { x, y: end, width })
  sheet.fill({ x: page.side, y: y + 2, width: 3, height: end - y - 2 }, 'grain')
  return end
}

function accredited(sheet: Sheet, { t, say }: Words, y: number): number {
  const { xs, width } = columns(3, 22)
  const top = sheet.write('H2', t('Home.accreditationsTitle'), 'heading', { y }) + 12
  const ends = accreditations.map((card, place) => {
    const box = { x: xs[place] ?? page.side, width }
    sheet.rule({ ...box, y: top }, 'grain', 1.5)
    let end = sheet.write('P', say(card.status), 'kicker', { ...box, y: top + 9 })
    end = sheet.write('H3', say(card.title), 'item', { ...box, y: end + 1 })
    return sheet.write('P', say(card.description), 'small', { ...box, y: end + 4 })
  })
  return Math.max(...ends)
}

function plainly(sheet: Sheet, { t, say }: Words, y: number): void {
  const text = `${say(disclaimer.statement)} ${say(disclaimer.invitation)}`
  const x = page.side + 18
  const width = contentWidth - 36
  const height = sheet.height(text, 'body', width) + 44
  sheet.fill({ x: page.side, y, width: contentWidth, height }, 'clay', 10)
  const end = sheet.write('H2', t('Home.disclaimerTitle'), 'kicker', { x, y: y + 13, width })
  sheet.write('P', text, 'body', { x, y: end + 2, width })
}

/** What it costs, what happens when someone cancels, who stands behind the courses, and what we are not. */
export function drawFees(sheet: Sheet, words: Words, number: number): void {
  const { t } = words
  beginPage(sheet)
  foot(sheet, words, number)
  sheet.group('Sect', () => {
    let y = pageHead(sheet, {
      kicker: t('Brochures.year', { year: String(brochureYear) }),
      title: t('Brochures.feesTitle'),
      intro: t('Home.feesIntro', { deposit: formatRand(deposit), monthly: formatRand(monthlyFee) }),
    })
    y = feesTable(sheet, words, y + 24)
    y = sheet.write('P', t('Programme.feesIntro'), 'small', { y: y + 9 })
    y = cancellation(sheet, words, y + 24)
    y = accredited(sheet, words, y + 34)
    plainly(sheet, words, y + 28)
  })
}
