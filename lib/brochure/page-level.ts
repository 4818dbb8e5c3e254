import { levelLabel } from '@/lib/content/courses'
import type { CourseModule, Level } from '@/lib/content/course-types'
import { deposit, feeMonths, formatRand, monthlyFee, totalFee } from '@/lib/content/fees'
import { bottom, columns, contentWidth, page, pairs, within } from './geometry'
import { drawClimb } from './drawings'
import { beginPage, bullets, foot } from './parts'
import { climb } from './shapes'
import type { Sheet } from './sheet'
import type { Words } from './words'

const BAND = 184

function head(sheet: Sheet, { say }: Words, level: Level): void {
  const drawing = 232
  const width = page.width - drawing - page.side - 16
  sheet.fill({ x: 0, y: 0, width: page.width, height: BAND }, 'clay')
  sheet.fill({ x: page.width - drawing, y: 0, width: drawing, height: BAND }, 'sky')
  const height = (drawing * climb.height) / climb.width
  drawClimb(
    sheet,
    { x: page.width - drawing, y: BAND - height, width: drawing, height },
    { at: level.number },
  )
  let y = sheet.write('P', say(levelLabel(level)), 'kicker', { y: 40, width })
  y = sheet.write('H1', say(level.title), 'title', { y: y + 4, width })
  sheet.write('P', say(level.summary), 'quiet', { y: y + 8, width })
}

function facts(sheet: Sheet, { t, say }: Words, level: Level): number {
  const top = BAND + 16
  const entries = [
    { label: t('Courses.award'), value: say(level.award), share: 0.49 },
    {
      label: t('Courses.duration'),
      value: t('Courses.years', { years: level.durationYears }),
      share: 0.12,
    },
    { label: t('Courses.moduleCount'), value: String(level.modules.length), share: 0.2 },
    { label: t('Courses.courseFee'), value: formatRand(totalFee(level.number)), share: 0.19 },
  ]
  let x: number = page.side
  const ends = entries.map(({ label, value, share }) => {
    const box = { x, width: contentWidth * share - 12 }
    const y = sheet.write('P', label, 'label', { ...box, y: top })
    x += contentWidth * share
    return sheet.write('P', value, 'item', { ...box, y: y + 1 })
  })
  return Math.max(...ends)
}

function goals(sheet: Sheet, { t, say }: Words, level: Level, y: number): number {
  const { xs, width } = columns(2, 28)
  const lists = [
    { title: t('Level.outcomesTitle'), items: level.outcomes },
    { title: t('Level.audienceTitle'), items: level.audience },
  ]
  const ends = lists.map(({ title, items }, place) => {
    const x = xs[place] ?? page.side
    const top = sheet.write('H2', title, 'heading', { x, y, width }) + 7
    const end = bullets(sheet, items.map(say), { x, y: top, width })
    if (place === 0 || !level.note) return end
    const text = sheet.write('H2', t('Level.noteTitle'), 'kicker', { x, y: end + 4, width })
    return sheet.write('P', say(level.note), 'body', { x, y: text + 1, width })
  })
  return Math.max(...ends)
}

const CODE = 52

/** Whether a level has so many modules that everything on its page moves closer. */
const isLong = (level: Level) => level.modules.length > 10

function moduleHeight(
  sheet: Sheet,
  { say }: Words,
  { title, subtitle }: CourseModule,
  width: number,
): number {
  const below = subtitle ? sheet.height(say(subtitle), 'small', width - CODE) : 0
  return sheet.height(say(title), 'item', width - CODE) + below
}

function moduleItem(sheet: Sheet, { say }: Words, item: CourseModule, x: number, y: number, width: number) {
  sheet.group('LI', () => {
    sheet.write('Lbl', item.code, 'code', { x, y: y + 1.5, width: CODE })
    sheet.group('LBody', () => {
      const box = { x: x + CODE, width: width - CODE }
      const end = sheet.write('P', say(item.title), 'item', { ...box, y })
      if (item.subtitle) sheet.write('P', say(item.subtitle), 'small', { ...box, y: end })
    })
  })
}

function moduleList(sheet: Sheet, words: Words, level: Level, y: number): number {
  const { xs, width } = columns(2, 28)
  const air = isLong(level) ? 2.6 : 9.5
  let top = sheet.write('H2', words.t('Level.modulesTitle'), 'heading', { y }) + 8
  sheet.write('P', words.t('Brochures.codes'), 'small', { y: y + 6, align: 'right' })
  sheet.group('L', () => {
    for (const row of pairs(level.modules)) {
      row.forEach((item, place) => {
        const x = xs[place] ?? page.side
        sheet.rule({ x, y: top, width })
        moduleItem(sheet, words, item, x, top + air, width)
      })
      top += Math.max(...row.map((item) => moduleHeight(sheet, words, item, width))) + 2 * air
    }
  })
  return top
}

/** What the level costs, under its own head; in one line where a long list of modules leaves no room for two. */
function cost(sheet: Sheet, { t }: Words, level: Level, y: number): void {
  const title = t('Level.feesTitle', { number: level.number })
  const sum = t('Level.feesSum', {
    deposit: formatRand(deposit),
    monthly: formatRand(monthlyFee),
    months: feeMonths[level.number],
  })
  const box = { x: page.side + 18, width: contentWidth - 36 }
  const tall = 58
  if (y + tall <= bottom) {
    sheet.fill({ x: page.side, y, width: contentWidth, height: tall }, 'clay', 10)
    const end = sheet.write('P', title, 'kicker', { ...box, y: y + 12 })
    sheet.write('P', sum, 'body', { ...box, y: end + 1 })
    return
  }
  const first = 128
  const rest = box.width - first
  const height = sheet.height(sum, 'body', rest) + 13
  within(y + height, bottom, title)
  sheet.fill({ x: page.side, y, width: contentWidth, height }, 'clay', 10)
  sheet.write('P', title, 'kicker', { ...box, y: y + 6.5, width: first })
  sheet.write('P', sum, 'body', { x: box.x + first, y: y + 7, width: rest })
}

/** One level: its place on the path, award, duration and fee, what it is for, and every module. */
export function drawLevel(sheet: Sheet, words: Words, level: Level, number: number): void {
  beginPage(sheet)
  foot(sheet, words, number)
  sheet.group('Sect', () => {
    head(sheet, words, level)
    const gap = isLong(level) ? 8 : 12
    let y = facts(sheet, words, level) + gap
    sheet.rule({ x: page.side, y, width: contentWidth })
    y = goals(sheet, words, level, y + gap + 2)
    y = moduleList(sheet, words, level, y + gap - 2)
    cost(sheet, words, level, y + gap - 1)
  })
}
