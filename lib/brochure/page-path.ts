import { levelLabel, levels, programme } from '@/lib/content/courses'
import { stats } from '@/lib/content/landing'
import { bottom, columns, contentWidth, page, within } from './geometry'
import { drawClimb } from './drawings'
import { beginPage, foot, pageHead } from './parts'
import type { Sheet } from './sheet'
import type { Words } from './words'

function levelColumns(sheet: Sheet, { t, say }: Words, y: number): number {
  const { xs, width } = columns(3, 22)
  const titles = Math.max(...levels.map((level) => sheet.height(say(level.title), 'heading', width)))
  const ends = levels.map((level, place) => {
    const x = xs[place] ?? page.side
    let end = y
    sheet.rule({ x, y, width }, 'grain', 1.5)
    sheet.group('Sect', () => {
      end = sheet.write('P', say(levelLabel(level)), 'kicker', { x, y: y + 10, width })
      sheet.write('H2', say(level.title), 'heading', { x, y: end + 2, width })
      const years = t('Courses.years', { years: level.durationYears })
      end = sheet.write('P', years, 'item', { x, y: y + 32 + titles, width })
      end = sheet.write('P', say(level.award), 'quiet', { x, y: end + 1, width })
    })
    return end
  })
  return Math.max(...ends)
}

function structure(sheet: Sheet, { t, say }: Words, y: number): number {
  const { xs, width } = columns(3, 22)
  const top = sheet.write('H2', t('Programme.structureTitle'), 'heading', { y }) + 8
  return Math.max(
    ...programme.structure.map((text, place) =>
      sheet.write('P', say(text), 'quiet', { x: xs[place], y: top, width }),
    ),
  )
}

function figures(sheet: Sheet, { say }: Words, y: number): void {
  const height = 62
  sheet.fill({ x: page.side, y, width: contentWidth, height }, 'clay', 10)
  const shares = [0.21, 0.17, 0.4, 0.22]
  let x: number = page.side + 20
  stats.forEach((stat, place) => {
    const width = (contentWidth - 30) * (shares[place] ?? 0.25)
    const box = { x, width: width - 6 }
    x += width
    const end = sheet.write('P', say(stat.value), 'heading', { ...box, y: y + 14, colour: 'vine' })
    sheet.write('P', say(stat.label), 'small', { ...box, y: end + 1 })
  })
}

/** The three levels on one path: the drawing, what each leads to, how they build on one another. */
export function drawPath(sheet: Sheet, words: Words, number: number): void {
  beginPage(sheet)
  foot(sheet, words, number)
  sheet.group('Sect', () => {
    let y = pageHead(sheet, {
      kicker: words.say(programme.title),
      title: words.t('Programme.levelsTitle'),
      intro: words.say(programme.description),
    })
    drawClimb(
      sheet,
      { x: page.side, y: y + 17, width: contentWidth, height: 237 },
      { radius: 12, align: [0.5, 0.61] },
    )
    y = levelColumns(sheet, words, y + 273)
    const top = bottom - 64
    within(structure(sheet, words, y + 16), top, words.t('Programme.structureTitle'))
    figures(sheet, words, top)
  })
}
