/** A4 upright in points, and the white around its text. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 58 } as const

/** The width that text has on a page. */
export const contentWidth = page.width - 2 * page.side

/** Where the text of a page ends at the latest; only its running foot stands lower. */
export const contentBottom = page.height - page.bottom

/** A box on a page, from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far a vertical position of one page is from the same one of the next, in points: positions count on over the pages. */
export const PAGE_STEP = 1000

/** The number of the page, from 1, on which a position is. */
export const pageNumberOf = (y: number): number => edgeOf(y) / PAGE_STEP + 1

/** The position of the upper edge of the page on which a position is. */
export const edgeOf = (y: number): number => Math.floor(y / PAGE_STEP) * PAGE_STEP

/** The left edges and the width of equal columns between the margins. */
export function columns(
  count: number,
  gap: number,
): { readonly xs: readonly number[]; readonly width: number } {
  const width = (contentWidth - gap * (count - 1)) / count
  return { xs: Array.from({ length: count }, (_, index) => page.side + index * (width + gap)), width }
}

/**
 * How a drawing covers a box without a gap, as SVG's `slice` does.
 * @param align the part of what is cut off that lies to the left and above: 0 none of it, 1 all of it.
 */
export function cover(
  drawing: { readonly width: number; readonly height: number },
  box: Box,
  align: readonly [number, number] = [0.5, 0.5],
): { readonly x: number; readonly y: number; readonly scale: number } {
  const scale = Math.max(box.width / drawing.width, box.height / drawing.height)
  return {
    x: box.x + (box.width - drawing.width * scale) * align[0],
    y: box.y + (box.height - drawing.height * scale) * align[1],
    scale,
  }
}
