import { brochureYear } from '@/lib/content/brochures'
import type { LevelNumber } from '@/lib/content/course-types'
import { organisation } from '@/lib/content/organisation'
import { palette } from '@/lib/palette'
import type { PdfDocument } from '@/lib/pdf/document'
import { type Box, contentWidth, page } from '@/lib/pdf/geometry'
import { drawScene } from '@/lib/pdf/scene'
import { BASELINE, RIM, climb, climbMarkers } from '@/lib/scenes/levels'
import type { Labels } from './labels'

/** The running foot of a page; `number` is the page's own. */
export function foot(pdf: PdfDocument, labels: Labels, number: number): void {
  const y = page.height - page.bottom + 22
  const year = labels.t('Brochures.year', { year: String(brochureYear) })
  pdf.decorativeText(organisation.shortName[labels.language], 'label', { y })
  pdf.decorativeText(`${year}  ·  ${number}`, 'label', { y, align: 'right' })
}

/** The head of a page: a line above the title, the title, an introduction. Returns where it ends. */
export function pageHead(
  pdf: PdfDocument,
  { kicker, title, intro }: { kicker: string; title: string; intro?: string },
): number {
  let y = pdf.write('P', kicker, 'kicker', { y: page.top })
  y = pdf.write('H1', title, 'title', { y: y + 5 })
  return intro ? pdf.write('P', intro, 'lead', { y: y + 9, width: contentWidth * 0.86 }) : y
}

/** Draws the climbing path with its three levels, all alike or with one current level. */
export function drawClimb(
  pdf: PdfDocument,
  box: Box,
  { current, ...frame }: { current?: LevelNumber; radius?: number; align?: readonly [number, number] } = {},
): void {
  drawScene(pdf, climb, box, {
    ...frame,
    overlay: (kit) => {
      for (const { level, x, y, radius, disc, rim, number, size } of climbMarkers(current)) {
        kit.lineWidth(RIM).circle(x, y, radius).fillAndStroke(palette[disc], palette[rim])
        kit.font('display').fontSize(size).fillColor(palette[number])
        kit.text(String(level), x - radius, y + size * BASELINE, {
          width: radius * 2,
          align: 'center',
          baseline: 'alphabetic',
          lineBreak: false,
        })
      }
    },
  })
}
