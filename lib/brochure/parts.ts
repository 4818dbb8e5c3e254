import type { LevelNumber } from '@/lib/content/level-numbers'
import { palette } from '@/lib/provider/palette'
import { bulletList } from '@/lib/pdf/blocks'
import type { PdfDocument, Placement } from '@/lib/pdf/document'
import {
  type Box,
  columns,
  contentBottom,
  contentWidth,
  edgeOf,
  page,
  pageNumberOf,
} from '@/lib/pdf/geometry'
import { drawScene } from '@/lib/pdf/scene'
import { BASELINE, RIM, climb, climbMarkers } from '@/lib/scenes/levels'
import { sceneOf } from '@/lib/scenes/panorama/panorama'
import type { Place } from '@/lib/scenes/panorama/places'

/** Begins a page with its head: kicker, title, introduction. Returns the lower edge of the head. */
export function beginPage(
  pdf: PdfDocument,
  { kicker, title, intro }: { kicker: string; title: string; intro: string },
): number {
  let y = pdf.addPage('paper') + page.top
  y = pdf.write('P', kicker, 'kicker', { y })
  y = pdf.write('H1', title, 'title', { y: y + 5 })
  return pdf.write('P', intro, 'lead', { y: y + 9, width: contentWidth * 0.86 })
}

/** Writes a heading, on the next page if it would be the last line of its page. Returns its lower edge. */
export function heading(pdf: PdfDocument, text: string, placement: Placement): number {
  return pdf.write('H2', text, 'heading', { ...placement, y: pdf.room(placement.y, 60) })
}

/**
 * Draws entries in rows, one per column, each row below the highest entry of the row before.
 * @param xs the left edges of the columns.
 * @param draw draws one entry at a place and returns its lower edge.
 * @returns the lower edge of the last row.
 */
export function inRows<Entry>(
  pdf: PdfDocument,
  entries: readonly Entry[],
  xs: readonly number[],
  top: number,
  gap: number,
  draw: (entry: Entry, x: number, y: number) => number,
): number {
  let end = top
  for (let first = 0; first < entries.length; first += xs.length) {
    const row = entries.slice(first, first + xs.length)
    end = pdf.keep(first === 0 ? top : end + gap, (y) =>
      Math.max(...row.map((entry, index) => draw(entry, xs[index] ?? page.side, y))),
    )
  }
  return end
}

/**
 * Writes two headed lists side by side, each breaking across pages separately. Returns the end and the column of each.
 */
export function twoLists(
  pdf: PdfDocument,
  lists: readonly { readonly title: string; readonly items: readonly string[] }[],
  y: number,
) {
  const { xs, width } = columns(2, 28)
  return lists.map(({ title, items }, index) => {
    const x = xs[index] ?? page.side
    const top = heading(pdf, title, { x, y, width }) + 8
    return { end: bulletList(pdf, items, { x, y: top, width }), x, width }
  })
}

/** Writes on a tinted panel of content width, untinted if the text does not fit on a page. Returns its lower edge. */
export function panel(pdf: PdfDocument, y: number, space: number, write: (y: number) => number): number {
  return pdf.keep(y, (top) => {
    const end = pdf.measure(top + space, write) + space
    const box = { x: page.side, y: top, width: contentWidth, height: end - top }
    if (end <= edgeOf(top) + contentBottom) pdf.fill(box, 'clay', 10)
    return write(top + space) + space
  })
}

/** Draws the climbing path with its levels, one of them optionally current. */
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

/** Minimum height of the landscape, in points. */
const LEAST_LANDSCAPE = 150

/**
 * Draws a place of the landscape at the foot of a page, below `y`.
 * @param most its maximum height, in points.
 * @param align the share of its frame's cropping at the left.
 * @returns the page number; null without space.
 */
export function drawLandscape(
  pdf: PdfDocument,
  y: number,
  { place, most, align }: { place: Place; most: number; align: number },
): number | null {
  const bottom = edgeOf(y) + page.height
  const height = Math.min(most, bottom - y - 8)
  if (height < LEAST_LANDSCAPE) return null
  const box = { x: 0, y: bottom - height, width: page.width, height }
  pdf.fill(box, 'sky')
  drawScene(pdf, sceneOf(place), box, { align: [align, 1] })
  return pageNumberOf(y)
}
