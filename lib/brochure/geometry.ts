/** A4 upright in points, and the white around its text. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 58 } as const

/** The width that text has on a page. */
export const contentWidth = page.width - 2 * page.side

/** Where the text of a page ends at the latest; only its running foot stands lower. */
export const bottom = page.height - page.bottom

/**
 * Stops the build where a text does not fit.
 * @throws Error when it ends below the limit.
 */
export function within(end: number, limit: number, text: string): void {
  if (end > limit)
    throw new Error(`The brochure has ${(end - limit).toFixed(1)} points too little for “${text}”.`)
}

/** A box on a page, from its upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The left edges and the width of equal columns between the margins. */
export function columns(
  count: number,
  gap: number,
): { readonly xs: readonly number[]; readonly width: number } {
  const width = (contentWidth - gap * (count - 1)) / count
  return { xs: Array.from({ length: count }, (_, place) => page.side + place * (width + gap)), width }
}

/** The rows of a list that is read from left to right, two things in a row. */
export function pairs<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.flatMap((item, place) => (place % 2 ? [] : [[item, ...items.slice(place + 1, place + 2)]]))
}

/**
 * How a drawing covers a box without a gap, as SVG's `slice` does.
 * @param align how far to the right and below the drawing stands in what is cut off: 0 left or top, 1 right or bottom.
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
