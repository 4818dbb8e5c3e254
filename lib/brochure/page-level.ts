import { formatRand } from '@/lib/content/documents/fees'
import { type CourseModule, type Level, levelLabel } from '@/lib/content/documents/levels'
import { keyValueRow } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { type Box, columns, contentWidth, page } from '@/lib/pdf/geometry'
import { climb } from '@/lib/scenes/levels'
import type { Labels } from './labels'
import { drawClimb, heading, inRows, panel, twoLists } from './parts'

/** Minimum and maximum height of the band at the head of the page. */
const BAND = { least: 184, most: 400 } as const

/** The head, as high as its texts need. Returns its lower edge. */
function head(pdf: PdfDocument, { localize }: Labels, level: Level): number {
  const edge = pdf.addPage('paper')
  const drawing = 232
  const width = page.width - drawing - page.side - 16
  const write = (top: number) => {
    let y = pdf.write('P', localize(levelLabel(level)), 'kicker', { y: top, width })
    y = pdf.write('H1', localize(level.title), 'title', { y: y + 4, width })
    return pdf.write('P', localize(level.summary), 'quiet', { y: y + 8, width })
  }
  const band = Math.min(BAND.most, Math.max(BAND.least, pdf.measure(40, write) + 16))
  pdf.fill({ x: 0, y: edge, width: page.width, height: band }, 'clay')
  pdf.fill({ x: page.width - drawing, y: edge, width: drawing, height: band }, 'sky')
  const height = (drawing * climb.frame[3]) / climb.frame[2]
  const box = { x: page.width - drawing, y: edge + band - height, width: drawing, height }
  drawClimb(pdf, box, { current: level.number })
  return Math.max(edge + band, write(edge + 40))
}

function facts(pdf: PdfDocument, { t, localize, content }: Labels, level: Level, y: number): number {
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
  return keyValueRow(pdf, placed, y)
}

function goals(pdf: PdfDocument, { t, localize }: Labels, level: Level, y: number): number {
  const lists = [
    { title: t('Level.outcomesTitle'), items: level.outcomes.map(localize) },
    { title: t('Level.audienceTitle'), items: level.audience.map(localize) },
  ]
  const ends = twoLists(pdf, lists, y).map(({ end, ...box }, index) => {
    const { note } = level
    if (index === 0 || !note) return end
    return pdf.keep(end + 4, (top) => {
      const below = pdf.write('H2', t('Level.noteTitle', { number: level.number }), 'kicker', {
        ...box,
        y: top,
      })
      return pdf.write('P', localize(note), 'body', { ...box, y: below + 1 })
    })
  })
  return Math.max(...ends)
}

const CODE = 52

/** Whether a level has so many modules that its page needs tighter spacing. */
const isLong = (level: Level) => level.modules.length > 10

function moduleItem(
  pdf: PdfDocument,
  { localize }: Labels,
  item: CourseModule,
  { x, y, width }: Omit<Box, 'height'>,
): number {
  return pdf.group('LI', () => {
    pdf.write('Lbl', item.code, 'code', { x, y: y + 1.5, width: CODE })
    return pdf.group('LBody', () => {
      const text = { x: x + CODE, width: width - CODE }
      const end = pdf.write('P', localize(item.title), 'item', { ...text, y })
      return item.subtitle ? pdf.write('P', localize(item.subtitle), 'small', { ...text, y: end }) : end
    })
  })
}

function moduleList(pdf: PdfDocument, labels: Labels, level: Level, y: number): number {
  const { xs, width } = columns(2, 28)
  const space = isLong(level) ? 2.6 : 9.5
  const top = heading(pdf, labels.t('Level.modulesTitle'), { y }) + 8
  pdf.write('P', labels.t('Brochures.codes'), 'small', { y: top - 21, align: 'right' })
  return pdf.group('L', () =>
    inRows(pdf, level.modules, xs, top, 0, (item, x, rowTop) => {
      pdf.rule({ x, y: rowTop, width })
      return moduleItem(pdf, labels, item, { x, y: rowTop + space, width }) + space
    }),
  )
}

/** The cost of the level, under its own head. */
function cost(pdf: PdfDocument, { t, content: { fees } }: Labels, level: Level, y: number): void {
  const name = 128
  const sum = t('Level.feesSum', {
    deposit: formatRand(fees.deposit),
    monthly: formatRand(fees.monthlyFee),
    months: fees.months[level.number],
  })
  const x = page.side + 18
  panel(pdf, y, isLong(level) ? 6.5 : 12, (top) => {
    const title = t('Level.feesTitle', { number: level.number })
    pdf.write('P', title, 'kicker', { x, y: top, width: name })
    return pdf.write('P', sum, 'body', { x: x + name, y: top, width: contentWidth - 36 - name })
  })
}

/** One level: its place on the path, award, duration, fee, purpose and every module. */
export function drawLevel(pdf: PdfDocument, labels: Labels, level: Level): void {
  pdf.group('Sect', () => {
    const gap = isLong(level) ? 8 : 12
    let y = facts(pdf, labels, level, head(pdf, labels, level) + 16) + gap
    pdf.rule({ x: page.side, y, width: contentWidth })
    y = goals(pdf, labels, level, y + gap + 2)
    y = moduleList(pdf, labels, level, y + gap - 2)
    cost(pdf, labels, level, y + gap - 1)
  })
}
