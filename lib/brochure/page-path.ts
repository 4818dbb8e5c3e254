import { levelLabel } from '@/lib/content/documents/levels'
import type { PdfDocument } from '@/lib/pdf/document'
import { columns, contentBottom, contentWidth, edgeOf, page } from '@/lib/pdf/geometry'
import type { Labels } from './labels'
import { beginPage, drawClimb, heading, inRows, panel } from './parts'

function levelColumns(pdf: PdfDocument, { t, localize, content: { levels } }: Labels, y: number): number {
  const { xs, width } = columns(levels.length, 22)
  const titles = levels.map(({ title }) =>
    pdf.measure(0, (top) => pdf.write('H2', localize(title), 'heading', { y: top, width })),
  )
  return inRows(pdf, levels, xs, y, 16, (level, x, top) => {
    pdf.rule({ x, y: top, width }, 'grain', 1.5)
    return pdf.group('Sect', () => {
      const end = pdf.write('P', localize(levelLabel(level)), 'kicker', { x, y: top + 10, width })
      pdf.write('H2', localize(level.title), 'heading', { x, y: end + 2, width })
      const years = t('Courses.years', { years: level.durationYears })
      const below = pdf.write('P', years, 'item', { x, y: top + 32 + Math.max(...titles), width })
      return pdf.write('P', localize(level.award), 'quiet', { x, y: below + 1, width })
    })
  })
}

function structure(pdf: PdfDocument, { t, localize, content }: Labels, y: number): number {
  const { xs, width } = columns(3, 22)
  const top = heading(pdf, t('Programme.structureTitle'), { y }) + 8
  return inRows(pdf, content.programme.structure, xs, top, 8, (text, x, rowTop) =>
    pdf.write('P', localize(text), 'quiet', { x, y: rowTop, width }),
  )
}

/** The provider's figures, four in a row, each as wide as its text is long. Returns the lower edge. */
function figures(pdf: PdfDocument, { localize, content: { home } }: Labels, y: number): number {
  const stats = home.stats.map(({ value, label }) => {
    const words = { value: localize(value), label: localize(label) }
    return { ...words, weight: Math.max(words.value.length, words.label.length) + 6 }
  })
  const row = (top: number, first: number) => {
    const entries = stats.slice(first, first + 4)
    const unit = (contentWidth - 30) / entries.reduce((sum, { weight }) => sum + weight, 0)
    let x: number = page.side + 20
    const ends = entries.map(({ value, label, weight }) => {
      const box = { x, width: weight * unit - 6 }
      x += weight * unit
      const end = pdf.write('P', value, 'heading', { ...box, y: top, colour: 'vine' })
      return pdf.write('P', label, 'small', { ...box, y: end + 1 })
    })
    return Math.max(...ends)
  }
  return panel(pdf, y, 14, (start) => (stats.length > 4 ? row(row(start, 0) + 10, 4) : row(start, 0)))
}

/** Height of the drawing in points; less than the most where the text of the page needs the space. */
const HEIGHT = { most: 237, least: 120 } as const

/** The levels on one path: the drawing, the award of each, and how they build on one another. */
export function drawPath(pdf: PdfDocument, labels: Labels): void {
  const { programme } = labels.content
  pdf.group('Sect', () => {
    let y = beginPage(pdf, {
      kicker: labels.localize(programme.title),
      title: labels.t('Programme.levelsTitle', { levels: labels.content.levels.length }),
      intro: labels.localize(programme.description),
    })
    const text = (top: number) => structure(pdf, labels, levelColumns(pdf, labels, top) + 16) + 12
    // Rounded up: a fraction too little would send the figures to the next page.
    const footHeight = Math.ceil(pdf.measure(0, (top) => figures(pdf, labels, top)))
    const space = edgeOf(y) + contentBottom - footHeight - pdf.measure(0, text) - y - 36
    const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, space))
    y = pdf.room(y + 17, height)
    drawClimb(pdf, { x: page.side, y, width: contentWidth, height }, { radius: 12, align: [0.5, 0.61] })
    y = text(y + height + 19)
    figures(pdf, labels, Math.max(y, edgeOf(y) + contentBottom - footHeight))
  })
}
