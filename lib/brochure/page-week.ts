import { notSuitedTo, studyWeek, suitedTo } from '@/lib/content/study-week'
import { contentWidth, page } from './geometry'
import { beginPage, bullets, foot, pageHead, steps } from './parts'
import type { Sheet } from './sheet'
import type { Words } from './words'

/** How a study week works, for whom the courses are, and for whom not. */
export function drawWeek(sheet: Sheet, words: Words, number: number): void {
  const { t, say } = words
  beginPage(sheet)
  sheet.group('Sect', () => {
    const start = pageHead(sheet, {
      kicker: t('Landing.featuresTitle'),
      title: t('Home.weekTitle'),
      intro: t('Home.weekIntro'),
    })
    const y = steps(
      sheet,
      studyWeek.map(({ title, text }) => ({ title: say(title), text: say(text) })),
      start + 24,
      19,
    )
    const top = y + 18
    const box = { x: 0, y: top, width: page.width, height: page.height - top }
    sheet.fill(box, 'clay')
    foot(sheet, words, number)
    const lists = [
      { title: t('Home.suitedTitle'), items: suitedTo },
      { title: t('Home.notSuitedTitle'), items: notSuitedTo },
    ]
    const width = (contentWidth - 28) / 2
    lists.forEach(({ title, items }, place) => {
      const x = page.side + place * (width + 28)
      const end = sheet.write('H2', title, 'heading', { x, y: top + 22, width }) + 8
      bullets(sheet, items.map(say), { x, y: end, width })
    })
  })
}
