import { formatRand } from '@/lib/content/documents/fees'
import { levelLabel } from '@/lib/content/documents/levels'
import { amountTable } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { columns, contentWidth, page } from '@/lib/pdf/geometry'
import type { Labels } from './labels'
import { beginPage, heading, inRows, panel } from './parts'

function feesTable(pdf: PdfDocument, { t, localize, content }: Labels, y: number): number {
  const { fees, levels } = content
  return amountTable(
    pdf,
    {
      head: [t('Courses.feePart'), ...levels.map((level) => localize(levelLabel(level)))],
      rows: [
        [t('Courses.deposit'), ...levels.map(() => formatRand(fees.deposit))],
        [t('Courses.monthly'), ...levels.map(() => formatRand(fees.monthlyFee))],
        [t('Courses.months'), ...levels.map(({ number }) => `× ${fees.months[number]}`)],
      ],
      total: [t('Courses.total'), ...levels.map(({ number }) => formatRand(fees.total[number]))],
      nameShare: 0.31,
    },
    y,
  )
}

function cancellation(pdf: PdfDocument, { t, localize, content: { fees } }: Labels, y: number): number {
  const x = page.side + 18
  const width = contentWidth - 18
  return pdf.keep(y, (top) => {
    let end = pdf.write('H2', t('Courses.cancellation'), 'heading', { x, y: top, width })
    end = pdf.write('P', localize(fees.cancellationRule), 'body', { x, y: end + 3, width })
    end = pdf.write('P', localize(fees.nonRefundableNote), 'body', { x, y: end, width })
    pdf.fill({ x: page.side, y: top + 2, width: 3, height: end - top - 2 }, 'grain')
    return end
  })
}

function accredited(pdf: PdfDocument, { t, localize, content }: Labels, y: number): number {
  const { cards } = content.accreditations
  if (cards.length === 0) return y
  const { xs, width } = columns(3, 22)
  const top = heading(pdf, t('Home.accreditationsTitle'), { y }) + 12
  return inRows(pdf, cards, xs, top, 16, (card, x, rowTop) => {
    const box = { x, width }
    pdf.rule({ ...box, y: rowTop }, 'grain', 1.5)
    let end = pdf.write('P', localize(card.status), 'kicker', { ...box, y: rowTop + 9 })
    end = pdf.write('H3', localize(card.title), 'item', { ...box, y: end + 1 })
    return pdf.write('P', localize(card.description), 'small', { ...box, y: end + 4 })
  })
}

function plainly(pdf: PdfDocument, { t, localize, content }: Labels, y: number): void {
  const { statement, invitation } = content.accreditations
  const box = { x: page.side + 18, width: contentWidth - 36 }
  panel(pdf, y, 13, (top) => {
    const end = pdf.write('H2', t('Home.disclaimerTitle'), 'kicker', { ...box, y: top })
    return pdf.write('P', `${localize(statement)} ${localize(invitation)}`, 'body', { ...box, y: end + 2 })
  })
}

/** The fees, cancellation, the bodies behind the courses, and the disclaimer. */
export function drawFees(pdf: PdfDocument, labels: Labels): void {
  const { t, content } = labels
  const { deposit, monthlyFee } = content.fees
  pdf.group('Sect', () => {
    let y = beginPage(pdf, {
      kicker: t('Brochures.year', { year: String(content.brochureYear) }),
      title: t('Brochures.feesTitle'),
      intro: t('Home.feesIntro', { deposit: formatRand(deposit), monthly: formatRand(monthlyFee) }),
    })
    y = feesTable(pdf, labels, y + 24)
    y = pdf.write('P', t('Programme.feesIntro'), 'small', { y: y + 9 })
    y = cancellation(pdf, labels, y + 24)
    y = accredited(pdf, labels, y + 34)
    plainly(pdf, labels, y + 28)
  })
}
