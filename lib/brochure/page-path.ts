import { levelLabel } from '@/lib/content/levels'
import type { PdfDocument } from '@/lib/pdf/document'
import { contentBottom, columns, contentWidth, page, assertFits } from '@/lib/pdf/geometry'
import type { Labels } from './labels'
import { drawClimb, foot, inRows, pageHead } from './parts'

function levelColumns(pdf: PdfDocument, { t, localize, content: { levels } }: Labels, y: number): number {
  const { xs, width } = columns(3, 22)
  const titles = Math.max(...levels.map((level) => pdf.heightOf(localize(level.title), 'heading', width)))
  const ends = levels.map((level, index) => {
    const x = xs[index] ?? page.side
    let end = y
    pdf.rule({ x, y, width }, 'grain', 1.5)
    pdf.group('Sect', () => {
      end = pdf.write('P', localize(levelLabel(level)), 'kicker', { x, y: y + 10, width })
      pdf.write('H2', localize(level.title), 'heading', { x, y: end + 2, width })
      const years = t('Courses.years', { years: level.durationYears })
      end = pdf.write('P', years, 'item', { x, y: y + 32 + titles, width })
      end = pdf.write('P', localize(level.award), 'quiet', { x, y: end + 1, width })
    })
    return end
  })
  return Math.max(...ends)
}

function structure(pdf: PdfDocument, { t, localize, content }: Labels, y: number): number {
  const { xs, width } = columns(3, 22)
  const top = pdf.write('H2', t('Programme.structureTitle'), 'heading', { y }) + 8
  return inRows(content.programme.structure, xs, top, 8, (text, x, rowTop) =>
    pdf.write('P', localize(text), 'quiet', { x, y: rowTop, width }),
  )
}

/** The figures that the provider claims, each in a column as wide as its words are long. */
function figures(pdf: PdfDocument, { localize, content }: Labels, y: number): void {
  const height = 62
  pdf.fill({ x: page.side, y, width: contentWidth, height }, 'clay', 10)
  const stats = content.home.stats.map(({ value, label }) => ({
    value: localize(value),
    label: localize(label),
  }))
  const weights = stats.map(({ value, label }) => Math.max(value.length, label.length) + 6)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let x: number = page.side + 20
  stats.forEach(({ value, label }, index) => {
    const width = ((contentWidth - 30) * (weights[index] ?? 0)) / sum
    const box = { x, width: width - 6 }
    x += width
    const end = pdf.write('P', value, 'heading', { ...box, y: y + 14, colour: 'vine' })
    pdf.write('P', label, 'small', { ...box, y: end + 1 })
  })
}

/** The three levels on one path: the drawing, what each leads to, how they build on one another. */
export function drawPath(pdf: PdfDocument, labels: Labels, number: number): void {
  const { programme } = labels.content
  pdf.addPage()
  foot(pdf, labels, number)
  pdf.group('Sect', () => {
    let y = pageHead(pdf, {
      kicker: labels.localize(programme.title),
      title: labels.t('Programme.levelsTitle'),
      intro: labels.localize(programme.description),
    })
    drawClimb(
      pdf,
      { x: page.side, y: y + 17, width: contentWidth, height: 237 },
      { radius: 12, align: [0.5, 0.61] },
    )
    y = levelColumns(pdf, labels, y + 273)
    const top = contentBottom - 64
    assertFits(structure(pdf, labels, y + 16), top, labels.t('Programme.structureTitle'))
    figures(pdf, labels, top)
  })
}
