import type { Content } from '@/lib/content/content'
import { numberedList, runningFooter } from '@/lib/pdf/blocks'
import type { Locale } from '@/lib/i18n/routing'
import { PdfDocument } from '@/lib/pdf/document'
import { type Labels, labelsIn } from './labels'
import { drawApply } from './page-apply'
import { drawCover } from './page-cover'
import { drawFees } from './page-fees'
import { drawLevel } from './page-level'
import { drawPath } from './page-path'
import { edgeOf, page } from '@/lib/pdf/geometry'
import { beginPage, twoLists } from './parts'

/** How a study week works, who the courses suit, and who not. */
function drawWeek(pdf: PdfDocument, { t, localize, content }: Labels): void {
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

/** Makes the brochure of a language, tagged for screen readers: an A4 page per subject and level, more if needed. */
export async function makeBrochure(language: Locale, content: Content): Promise<Uint8Array<ArrayBuffer>> {
  const labels = labelsIn(language, content)
  const pdf = new PdfDocument({
    title: labels.title,
    author: content.organisation.name[language],
    subject: content.home.subtitle[language],
    language,
  })
  const cover = drawCover(pdf, labels)
  drawPath(pdf, labels)
  for (const level of content.levels) drawLevel(pdf, labels, level)
  drawWeek(pdf, labels)
  drawFees(pdf, labels)
  const last = drawApply(pdf, labels)
  const year = labels.t('Brochures.year', { year: String(content.brochureYear) })
  runningFooter(pdf, (number) =>
    number === cover || number === last
      ? null
      : [content.organisation.shortName[language], `${year}  ·  ${number}`],
  )
  return pdf.toBytes()
}

/** The latest brochure of each language, with its content. */
const made = new Map<Locale, { readonly source: string; readonly bytes: ReturnType<typeof makeBrochure> }>()

/** The brochure of a language. Making one takes a second, so it is made again only if the content has changed. */
export function currentBrochure(language: Locale, content: Content): ReturnType<typeof makeBrochure> {
  const source = JSON.stringify(content)
  const last = made.get(language)
  if (last?.source === source) return last.bytes
  const bytes = makeBrochure(language, content)
  made.set(language, { source, bytes })
  bytes.catch(() => made.delete(language))
  return bytes
}
