import type { Colour } from '@/lib/provider/palette'
import type { PdfDocument, Placement } from './document'
import { PAGE_STEP, contentWidth, page } from './geometry'
import type { StyleName } from './styles'
import { cutText, setText, textWidth } from './text'

type ColumnPlacement = Required<Pick<Placement, 'x' | 'y' | 'width'>>

/** Writes a bullet list. Returns its lower edge. */
export function bulletList(
  pdf: PdfDocument,
  items: readonly string[],
  { x, y, width }: ColumnPlacement,
): number {
  const write = (item: string) => (top: number) => {
    pdf.rule({ x, y: top + 7.5, width: 8 }, 'grain', 1.5)
    return pdf.group('LI', () => pdf.write('LBody', item, 'body', { x: x + 16, y: top, width: width - 16 }))
  }
  return pdf.group('L', () => items.reduce((end, item) => pdf.keep(end, write(item)) + 4, y))
}

/** Writes a numbered list with large figures, each item a title and a text under a line. Returns its lower edge. */
export function numberedList(
  pdf: PdfDocument,
  items: readonly { readonly title: string; readonly text: string }[],
  y: number,
  spacing: number,
): number {
  const x = page.side + 52
  const width = contentWidth - 52
  const write = (item: (typeof items)[number], number: number) => (start: number) => {
    pdf.rule({ x: page.side, y: start, width: contentWidth })
    const top = start + spacing
    return pdf.group('LI', () => {
      pdf.write('Lbl', String(number), 'figure', { y: top - 4, width: 40 })
      return pdf.group('LBody', () => {
        const end = pdf.write('P', item.title, 'heading', { x, y: top - 1, width })
        return pdf.write('P', item.text, 'quiet', { x, y: end + 2, width }) + spacing
      })
    })
  }
  return pdf.group('L', () => items.reduce((end, item, index) => pdf.keep(end, write(item, index + 1)), y))
}

/** A value under its label; with `href` a link. */
interface KeyValue {
  readonly key: string
  readonly value: string
  readonly href?: string
  readonly x: number
  readonly width: number
}

/** Writes a row of values, each under its label. Returns the lower edge of the longest. */
export function keyValueRow(pdf: PdfDocument, entries: readonly KeyValue[], y: number): number {
  return pdf.keep(y, (top) => {
    const ends = entries.map(({ key, value, href, x, width }) => {
      const end = pdf.write('P', key, 'label', { x, y: top, width }) + 1
      return href
        ? pdf.link(value, href, { x, y: end, width })
        : pdf.write('P', value, 'item', { x, y: end, width })
    })
    return Math.max(...ends)
  })
}

/** A table of amounts: its first column names the rows, the amounts are right-aligned. */
interface AmountTable {
  readonly head: readonly [name: string, ...columns: string[]]
  readonly rows: readonly (readonly [name: string, ...amounts: string[]])[]
  readonly total?: readonly [name: string, ...amounts: string[]]
  /** The first column's share of the width. */
  readonly nameShare: number
}

const HEAD = { style: 'item', name: 'item', height: 20, offset: 0, tag: 'TH', scope: 'Column' } as const
const ROW = { style: 'body', name: 'quiet', height: 23, offset: 0, tag: 'TD', scope: 'Row' } as const
const TOTAL = { style: 'heading', name: 'item', height: 29, offset: 4, tag: 'TD', scope: 'Row' } as const

/** Writes a table of amounts of content width, with tagged header cells. Returns its lower edge. */
export function amountTable(pdf: PdfDocument, table: AmountTable, y: number): number {
  const first = contentWidth * table.nameShare
  const width = (contentWidth - first) / (table.head.length - 1)
  const line = (
    y: number,
    [name, ...cells]: readonly [string, ...string[]],
    kind: typeof HEAD | typeof ROW | typeof TOTAL,
    [colour, weight]: readonly [colour?: Colour, weight?: number] = [],
  ) => {
    const style: StyleName = kind.name
    const ends = pdf.group('TR', () => [
      pdf.write('TH', name, style, { y: y + kind.offset, width: first }, kind.scope),
      ...cells.map((cell, index) => {
        const placement = { x: page.side + first + index * width, y, width, align: 'right' } as const
        return pdf.write(kind.tag, cell, kind.style, placement, kind.tag === 'TH' ? 'Column' : undefined)
      }),
    ])
    const end = Math.max(y + kind.height, ...ends)
    pdf.rule({ x: page.side, y: end, width: contentWidth }, colour, weight)
    return end
  }
  return pdf.keep(y, (top) =>
    pdf.group('Table', () => {
      const head = line(top, table.head, HEAD, ['ink', 1.5])
      const end = table.rows.reduce((above, row) => line(above + 8, row, ROW), head)
      return table.total ? line(end + 10, table.total, TOTAL, ['grain', 1.5]) : end
    }),
  )
}

/** Writes a running foot, hidden from screen readers: left and right text by page number, from 1; null for none. */
export function runningFooter(
  pdf: PdfDocument,
  textsOf: (number: number) => readonly [left: string, right: string] | null,
): void {
  for (let index = 0; index < pdf.pageCount; index++) {
    const [left = '', right = ''] = textsOf(index + 1) ?? []
    pdf.artifact(index * PAGE_STEP + page.height - page.bottom + 22, (kit, y) => {
      const box = { x: page.side, y, width: contentWidth }
      // One line, however long a name is.
      const [line] = cutText(left, (part) => textWidth(kit, part, 'label') < 0.7 * contentWidth)
      setText(kit, line, 'label', box, {})
      setText(kit, right, 'label', box, { align: 'right' })
    })
  }
}
