import { levels } from '@/lib/content/courses'
import type { Language } from '@/lib/content/localized'
import { organisation } from '@/lib/content/organisation'
import { PdfDocument } from '@/lib/pdf/document'
import { labelsIn } from './labels'
import { drawApply } from './page-apply'
import { drawCover } from './page-cover'
import { drawFees } from './page-fees'
import { drawLevel } from './page-level'
import { drawPath } from './page-path'
import { drawWeek } from './page-week'

/** Makes the brochure of a language: eight A4 pages from the content of the site, tagged for screen readers. */
export async function makeBrochure(language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const labels = labelsIn(language)
  const pdf = new PdfDocument({
    title: labels.title,
    author: organisation.name[language],
    subject: labels.t('Home.subtitle'),
    language,
  })
  drawCover(pdf, labels)
  drawPath(pdf, labels, 2)
  levels.forEach((level, index) => drawLevel(pdf, labels, level, 3 + index))
  drawWeek(pdf, labels, 6)
  drawFees(pdf, labels, 7)
  drawApply(pdf, labels)
  return pdf.toBytes()
}
