import { formatRand } from '@/lib/content/fees'
import { type CourseModule, type Level, levelLabel } from '@/lib/content/levels'
import { bulletList, keyValueRow } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { contentBottom, columns, contentWidth, page, assertFits } from '@/lib/pdf/geometry'
import { climb } from '@/lib/scenes/levels'
import type { Labels } from './labels'
import { drawClimb, foot } from './parts'

const BAND = 184

function head(pdf: PdfDocument, { localize }: Labels, level: Level): void {
  const drawing = 232
  const width = page.width - drawing - page.side - 16
  pdf.fill({ x: 0, y: 0, width: page.width, height: BAND }, 'clay')
  pdf.fill({ x: page.width - drawing, y: 0, width: drawing, height: BAND }, 'sky')
  const height = (drawing * climb.frame[3]) / climb.frame[2]
  drawClimb(
    pdf,
    { x: page.width - drawing, y: BAND - height, width: drawing, height },
    { current: level.number },
  )
  let y = pdf.write('P', localize(levelLabel(level)), 'kicker', { y: 40, width })
  y = pdf.write('H1', localize(level.title), 'title', { y: y + 4, width })
  pdf.write('P', localize(level.summary), 'quiet', { y: y + 8, width })
}

function facts(pdf: PdfDocument, { t, localize, content }: Labels, level: Level): number {
  const entries = [
    { key: t('Courses.award'), value: localize(level.award), share: 0.49 },
    { key: t('Courses.duration'), value: t('Courses.years', { years: level.durationYears }), share: 0.12 },
    { key: t('Courses.moduleCount'), value: String(level.modules.length), share: 0.2 },
    { key: t('Courses.courseFee'), value: formatRand(content.fees.total[level.number]), share: 0.19 },
  ]
  let x: number = page.side
  const placed = entries.map(({ share, ...entry }) => {
    const column = { ...entry, x, width: contentWidth * share - 12 }
    x += contentWidth * share
    return column
  })
  return keyValueRow(pdf, placed, BAND + 16)
}

function goals(pdf: PdfDocument, { t, localize }: Labels, level: Level, y: number): number {
  const { xs, width } = columns(2, 28)
  const lists = [
    { title: t('Level.outcomesTitle'), items: level.outcomes },
    { title: t('Level.audienceTitle'), items: level.audience },
  ]
  const ends = lists.map(({ title, items }, index) => {
    const x = xs[index] ?? page.side
    const top = pdf.write('H2', title, 'heading', { x, y, width }) + 7
    const end = bulletList(pdf, items.map(localize), { x, y: top, width })
    if (index === 0 || !level.note) return end
    const text = pdf.write('H2', t('Level.noteTitle'), 'kicker', { x, y: end + 4, width })
    return pdf.write('P', localize(level.note), 'body', { x, y: text + 1, width })
  })
  return Math.max(...ends)
}

/** The width of a module's code. */
const CODE = 52

/** The rows of a list that is read from left to right, two in a row. */
function pairs<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.flatMap((item, index) => (index % 2 ? [] : [[item, ...items.slice(index + 1, index + 2)]]))
}

/** Whether a level has so many modules that everything on its page moves closer. */
const isLong = (level: Level) => level.modules.length > 10

function moduleHeight(
  pdf: PdfDocument,
  { localize }: Labels,
  { title, subtitle }: CourseModule,
  width: number,
): number {
  const below = subtitle ? pdf.heightOf(localize(subtitle), 'small', width - CODE) : 0
  return pdf.heightOf(localize(title), 'item', width - CODE) + below
}

function moduleItem(
  pdf: PdfDocument,
  { localize }: Labels,
  item: CourseModule,
  x: number,
  y: number,
  width: number,
) {
  pdf.group('LI', () => {
    pdf.write('Lbl', item.code, 'code', { x, y: y + 1.5, width: CODE })
    pdf.group('LBody', () => {
      const box = { x: x + CODE, width: width - CODE }
      const end = pdf.write('P', localize(item.title), 'item', { ...box, y })
      if (item.subtitle) pdf.write('P', localize(item.subtitle), 'small', { ...box, y: end })
    })
  })
}

function moduleList(pdf: PdfDocument, labels: Labels, level: Level, y: number): number {
  const { xs, width } = columns(2, 28)
  const spacing = isLong(level) ? 2.6 : 9.5
  let top = pdf.write('H2', labels.t('Level.modulesTitle'), 'heading', { y }) + 8
  pdf.write('P', labels.t('Brochures.codes'), 'small', { y: y + 6, align: 'right' })
  pdf.group('L', () => {
    for (const row of pairs(level.modules)) {
      row.forEach((item, index) => {
        const x = xs[index] ?? page.side
        pdf.rule({ x, y: top, width })
        moduleItem(pdf, labels, item, x, top + spacing, width)
      })
      top += Math.max(...row.map((item) => moduleHeight(pdf, labels, item, width))) + 2 * spacing
    }
  })
  return top
}

/** What the level costs, under its own head; in one line where a long list of modules leaves no space for two. */
function cost(pdf: PdfDocument, { t, content: { fees } }: Labels, level: Level, y: number): void {
  const title = t('Level.feesTitle', { number: level.number })
  const sum = t('Level.feesSum', {
    deposit: formatRand(fees.deposit),
    monthly: formatRand(fees.monthlyFee),
    months: fees.months[level.number],
  })
  const box = { x: page.side + 18, width: contentWidth - 36 }
  const tall = 58
  if (y + tall <= contentBottom) {
    pdf.fill({ x: page.side, y, width: contentWidth, height: tall }, 'clay', 10)
    const end = pdf.write('P', title, 'kicker', { ...box, y: y + 12 })
    pdf.write('P', sum, 'body', { ...box, y: end + 1 })
    return
  }
  const first = 128
  const rest = box.width - first
  const height = pdf.heightOf(sum, 'body', rest) + 13
  assertFits(y + height, contentBottom, title)
  pdf.fill({ x: page.side, y, width: contentWidth, height }, 'clay', 10)
  pdf.write('P', title, 'kicker', { ...box, y: y + 6.5, width: first })
  pdf.write('P', sum, 'body', { x: box.x + first, y: y + 7, width: rest })
}

/** One level: its place on the path, award, duration and fee, what it is for, and every module. */
export function drawLevel(pdf: PdfDocument, labels: Labels, level: Level, number: number): void {
  pdf.addPage()
  foot(pdf, labels, number)
  pdf.group('Sect', () => {
    head(pdf, labels, level)
    const gap = isLong(level) ? 8 : 12
    let y = facts(pdf, labels, level) + gap
    pdf.rule({ x: page.side, y, width: contentWidth })
    y = goals(pdf, labels, level, y + gap + 2)
    y = moduleList(pdf, labels, level, y + gap - 2)
    cost(pdf, labels, level, y + gap - 1)
  })
}
