import type { Colour } from '@/lib/palette'
import type { PdfDocument, Placement } from './document'
import { contentWidth, page } from './geometry'
import type { StyleName } from './styles'

type ColumnPlacement = Required<Pick<Placement, 'x' | 'y' | 'width'>>

/** Writes a list with dashes. Returns where it ends. */
export function bulletList(
  pdf: PdfDocument,
  items: readonly string[],
  { x, y, width }: ColumnPlacement,
): number {
  let end = y
  pdf.group('L', () => {
    for (const item of items)
      pdf.group('LI', () => {
        pdf.rule({ x, y: end + 7.5, width: 8 }, 'grain', 1.5)
        end = pdf.write('LBody', item, 'body', { x: x + 16, y: end, width: width - 16 }) + 4
      })
  })
  return end
}

/**
 * Writes a numbered list with large figures, each item a title and a text under a line, with `spacing` above and below.
 * Returns where it ends.
 */
export function numberedList(
  pdf: PdfDocument,
  items: readonly { readonly title: string; readonly text: string }[],
  y: number,
  spacing: number,
): number {
  let end = y
  const x = page.side + 52
  const width = contentWidth - 52
  pdf.group('L', () =>
    items.forEach((item, index) => {
      pdf.rule({ x: page.side, y: end, width: contentWidth })
      const top = end + spacing
      pdf.group('LI', () => {
        pdf.write('Lbl', String(index + 1), 'figure', { y: top - 4, width: 40 })
        pdf.group('LBody', () => {
          end = pdf.write('P', item.title, 'heading', { x, y: top - 1, width })
          end = pdf.write('P', item.text, 'quiet', { x, y: end + 2, width }) + spacing
        })
      })
    }),
  )
  return end
}

/** A value under its label; with `href` it is a link. */
interface KeyValue {
  readonly key: string
  readonly value: string
  readonly href?: string
  readonly x: number
  readonly width: number
}

/** Writes a row of values, each under its label. Returns where the longest ends. */
export function keyValueRow(pdf: PdfDocument, entries: readonly KeyValue[], y: number): number {
  const ends = entries.map(({ key, value, href, x, width }) => {
    const end = pdf.write('P', key, 'label', { x, y, width }) + 1
    return href
      ? pdf.link(value, href, { x, y: end, width })
      : pdf.write('P', value, 'item', { x, y: end, width })
  })
  return Math.max(...ends)
}

/** A table of amounts: its first column names the rows, the others stand to the right of their columns. */
interface AmountTable {
  readonly head: readonly [name: string, ...columns: string[]]
  readonly rows: readonly (readonly [name: string, ...amounts: string[]])[]
  readonly total: readonly [name: string, ...amounts: string[]]
  /** The share of the width that the first column takes. */
  readonly nameShare: number
}

const HEAD = { style: 'item', name: 'item', height: 20, offset: 0, tag: 'TH', scope: 'Column' } as const
const ROW = { style: 'body', name: 'quiet', height: 23, offset: 0, tag: 'TD', scope: 'Row' } as const
const TOTAL = { style: 'heading', name: 'item', height: 29, offset: 4, tag: 'TD', scope: 'Row' } as const

/** Writes a table of amounts as wide as the content, with its header cells tagged. Returns where it ends. */
export function amountTable(pdf: PdfDocument, table: AmountTable, y: number): number {
  const first = contentWidth * table.nameShare
  const width = (contentWidth - first) / (table.head.length - 1)
  let top = y

  const line = (
    [name, ...cells]: readonly [string, ...string[]],
    kind: typeof HEAD | typeof ROW | typeof TOTAL,
  ) =>
    pdf.group('TR', () => {
      const style: StyleName = kind.name
      pdf.write('TH', name, style, { y: top + kind.offset, width: first }, kind.scope)
      cells.forEach((cell, index) => {
        const placement = { x: page.side + first + index * width, y: top, width, align: 'right' } as const
        pdf.write(kind.tag, cell, kind.style, placement, kind.tag === 'TH' ? 'Column' : undefined)
      })
      top += kind.height
    })
  const rule = (colour?: Colour, weight?: number) =>
    pdf.rule({ x: page.side, y: top, width: contentWidth }, colour, weight)

  pdf.group('Table', () => {
    line(table.head, HEAD)
    rule('ink', 1.5)
    for (const row of table.rows) {
      top += 8
      line(row, ROW)
      rule()
    }
    top += 10
    line(table.total, TOTAL)
    rule('grain', 1.5)
  })
  return top
}
