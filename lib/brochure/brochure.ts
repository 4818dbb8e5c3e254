import { levels } from '@/lib/content/courses'
import type { Language } from '@/lib/content/localized'
import { organisation } from '@/lib/content/organisation'
import { drawApply } from './page-apply'
import { drawCover } from './page-cover'
import { drawFees } from './page-fees'
import { drawLevel } from './page-level'
import { drawPath } from './page-path'
import { drawWeek } from './page-week'
import { Sheet } from './sheet'
import { wordsIn } from './words'

/** Makes the brochure of a language: eight A4 pages from the content of the site, tagged for screen readers. */
export async function makeBrochure(language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsIn(language)
  const sheet = new Sheet({
    title: words.title,
    author: organisation.name[language],
    subject: words.t('Home.subtitle'),
    language,
  })
  drawCover(sheet, words)
  drawPath(sheet, words, 2)
  levels.forEach((level, place) => drawLevel(sheet, words, level, 3 + place))
  drawWeek(sheet, words, 6)
  drawFees(sheet, words, 7)
  drawApply(sheet, words)
  return sheet.finish()
}
