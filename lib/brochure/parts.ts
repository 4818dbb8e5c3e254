import { brochureYear } from '@/lib/content/brochures'
import { organisation } from '@/lib/content/organisation'
import { contentWidth, page } from './geometry'
import type { Colour } from '@/lib/palette'
import type { Place, Sheet, StyleName } from './sheet'
import type { Words } from './words'

/** Begins a page of one colour. */
export function beginPage(sheet: Sheet, colour: Colour = 'paper'): void {
  sheet.doc.addPage()
  sheet.fill({ x: 0, y: 0, width: page.width, height: page.height }, colour)
}

/** The running foot of a page; `number` is the page's own. */
export function foot(sheet: Sheet, words: Words, number: number): void {
  const y = page.height - page.bottom + 22
  sheet.decorate(() => {
    sheet.paint(organisation.shortName[words.language], 'label', { y })
    const year = words.t('Brochures.year', { year: String(brochureYear) })
    sheet.paint(`${year}  ·  ${number}`, 'label', { y, align: 'right' })
  })
}

/** The head of a page: a word before the title, the title, an introduction. Returns where it ends. */
export function pageHead(sheet: Sheet, head: { kicker: string; title: string; intro?: string }): number {
  let y = sheet.write('P', head.kicker, 'kicker', { y: page.top })
  y = sheet.write('H1', head.title, 'title', { y: y + 5 })
  return head.intro ? sheet.write('P', head.intro, 'lead', { y: y + 9, width: contentWidth * 0.86 }) : y
}

/** A list with grain-coloured dashes. Returns where it ends. */
export function bullets(
  sheet: Sheet,
  items: readonly string[],
  place: Required<Pick<Place, 'x' | 'y' | 'width'>>,
  style: StyleName = 'body',
): number {
  let y = place.y
  sheet.group('L', () => {
    for (const item of items)
      sheet.group('LI', () => {
        sheet.rule({ x: place.x, y: y + 7.5, width: 8 }, 'grain', 1.5)
        y = sheet.write('LBody', item, style, { x: place.x + 16, y, width: place.width - 16 }) + 4
      })
  })
  return y
}

/** A numbered list with large figures, each item a title and a text under a hairline, with air around it. Returns where it ends. */
export function steps(
  sheet: Sheet,
  items: readonly { readonly title: string; readonly text: string }[],
  y: number,
  air: number,
): number {
  let end = y
  const x = page.side + 52
  const width = contentWidth - 52
  sheet.group('L', () =>
    items.forEach((item, place) => {
      sheet.rule({ x: page.side, y: end, width: contentWidth })
      const top = end + air
      sheet.group('LI', () => {
        sheet.write('Lbl', String(place + 1), 'figure', { y: top - 4, width: 40 })
        sheet.group('LBody', () => {
          end = sheet.write('P', item.title, 'heading', { x, y: top - 1, width })
          end = sheet.write('P', item.text, 'quiet', { x, y: end + 2, width }) + air
        })
      })
    }),
  )
  return end
}
