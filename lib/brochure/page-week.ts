import { numberedList } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { edgeOf, page } from '@/lib/pdf/geometry'
import type { Labels } from './labels'
import { beginPage, twoLists } from './parts'

/** How a study week works, who the courses suit, and who not. */
export function drawWeek(pdf: PdfDocument, { t, localize, content }: Labels): void {
  const { steps, suitedTo, notSuitedTo } = content.studyWeek
  pdf.group('Sect', () => {
    const start = beginPage(pdf, {
      kicker: t('Landing.featuresTitle'),
      title: t('Home.weekTitle'),
      intro: t('Home.weekIntro'),
    })
    const items = steps.map(({ title, text }) => ({ title: localize(title), text: localize(text) }))
    const top = pdf.room(numberedList(pdf, items, start + 24, 19) + 18, 120)
    pdf.fill({ x: 0, y: top, width: page.width, height: edgeOf(top) + page.height - top }, 'clay')
    const lists = [
      { title: t('Home.suitedTitle'), items: suitedTo.map(localize) },
      { title: t('Home.notSuitedTitle'), items: notSuitedTo.map(localize) },
    ]
    twoLists(pdf, lists, top + 22)
  })
}
