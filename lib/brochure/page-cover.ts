import { brochureYear } from '@/lib/content/brochures'
import { programme } from '@/lib/content/courses'
import { organisation } from '@/lib/content/organisation'
import { drawInto, drawSign } from './drawings'
import { contentWidth, page } from './geometry'
import { beginPage } from './parts'
import { landscape } from './shapes'
import type { Sheet } from './sheet'
import type { Words } from './words'

/** The cover: who we are, what this is, and the valley at first light. */
export function drawCover(sheet: Sheet, { t, say }: Words): void {
  beginPage(sheet, 'sky')
  const height = 496
  drawInto(
    sheet,
    landscape,
    { x: 0, y: page.height - height, width: page.width, height },
    { align: [0.8, 1] },
  )
  sheet.group('Sect', () => {
    drawSign(sheet, page.side, 52, 42)
    sheet.write('P', say(organisation.name), 'item', { x: page.side + 56, y: 66 })
    const year = t('Brochures.year', { year: String(brochureYear) })
    let y = sheet.write('P', year, 'kicker', { y: 156 })
    y = sheet.write('H1', say(programme.title), 'cover', { y: y + 6 })
    y = sheet.write('P', t('Home.highlight'), 'motto', { y: y + 12 })
    sheet.write('P', t('Home.description'), 'lead', { y: y + 10, width: contentWidth * 0.76 })
  })
}
