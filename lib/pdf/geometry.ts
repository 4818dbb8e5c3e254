/** A4 upright in points, with its margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 58 } as const

export const contentWidth = page.width - 2 * page.side

/** The lower limit of a page's text; only the running foot is lower. */
export const contentBottom = page.height - page.bottom

/** A box on a page, from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The distance between the same vertical position on consecutive pages, in points. */
export const PAGE_STEP = 1000

/** The page number of a position, from 1. */
export const pageNumberOf = (y: number): number => edgeOf(y) / PAGE_STEP + 1

/** The upper edge of a position's page. */
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
 * Scales a drawing to cover a box, like SVG's `slice`.
 * @param align the share of the cropped part to the left and above: 0 none of it, 1 all of it.
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
