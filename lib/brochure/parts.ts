import type { LevelNumber } from '@/lib/content/levels'
import { palette } from '@/lib/palette'
import type { PdfDocument } from '@/lib/pdf/document'
import { type Box, contentWidth, page } from '@/lib/pdf/geometry'
import { drawScene } from '@/lib/pdf/scene'
import { BASELINE, RIM, climb, climbMarkers } from '@/lib/scenes/levels'
import type { Labels } from './labels'

/** The running foot of a page; `number` is the page's own. */
export function foot(pdf: PdfDocument, { t, localize, content }: Labels, number: number): void {
  const y = page.height - page.bottom + 22
  const year = t('Brochures.year', { year: String(content.brochureYear) })
  pdf.decorativeText(localize(content.organisation.shortName), 'label', { y })
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

/**
 * Draws entries in rows of as many as there are columns, each row below the highest entry of the one before.
 * @param xs the left edges of the columns.
 * @param draw draws one entry at a place and returns where it ends.
 * @returns where the last row ends.
 */
export function inRows<Entry>(
  entries: readonly Entry[],
  xs: readonly number[],
  top: number,
  gap: number,
  draw: (entry: Entry, x: number, y: number) => number,
): number {
  let end = top
  entries.forEach((_, first) => {
    if (first % xs.length > 0) return
    const row = entries.slice(first, first + xs.length)
    const start = first === 0 ? top : end + gap
    end = Math.max(...row.map((entry, index) => draw(entry, xs[index] ?? page.side, start)))
  })
  return end
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
