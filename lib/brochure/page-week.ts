import { bulletList, numberedList } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { contentWidth, page } from '@/lib/pdf/geometry'
import type { Labels } from './labels'
import { foot, pageHead } from './parts'

/** How a study week works, for whom the courses are, and for whom not. */
export function drawWeek(pdf: PdfDocument, labels: Labels, number: number): void {
  const { t, localize } = labels
  const { steps, suitedTo, notSuitedTo } = labels.content.studyWeek
  pdf.addPage()
  pdf.group('Sect', () => {
    const start = pageHead(pdf, {
      kicker: t('Landing.featuresTitle'),
      title: t('Home.weekTitle'),
      intro: t('Home.weekIntro'),
    })
    const y = numberedList(
      pdf,
      steps.map(({ title, text }) => ({ title: localize(title), text: localize(text) })),
      start + 24,
      19,
    )
    const top = y + 18
    const box = { x: 0, y: top, width: page.width, height: page.height - top }
    pdf.fill(box, 'clay')
    foot(pdf, labels, number)
    const lists = [
      { title: t('Home.suitedTitle'), items: suitedTo },
      { title: t('Home.notSuitedTitle'), items: notSuitedTo },
    ]
    const width = (contentWidth - 28) / 2
    lists.forEach(({ title, items }, index) => {
      const x = page.side + index * (width + 28)
      const end = pdf.write('H2', title, 'heading', { x, y: top + 22, width }) + 8
      bulletList(pdf, items.map(localize), { x, y: end, width })
    })
  })
}
