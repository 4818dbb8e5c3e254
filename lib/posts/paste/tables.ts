/** Pasted tables in the form that Markdown can have. */
import type { Element, ElementContent, RootContent } from 'hast'
import { element, elementsIn, isElement, isEmpty } from './tree'

const isCaption = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'caption'

/** Removes a table's captions, which Markdown does not have, and returns them as blocks. */
export function takeCaptions(table: Element): Element[] {
  const captions = table.children.filter(isCaption)
  table.children = table.children.filter((child) => !isCaption(child))
  return captions.map(({ children }) => element('div', children))
}

/** Word has no table heads: the first row is used as the head, which Markdown requires. */
export function markHead(table: Element): void {
  const inside = elementsIn(table.children)
  if (inside.some(({ tagName }) => tagName === 'th')) return
  const row = inside.find(({ tagName, children }) => tagName === 'tr' && !isEmpty(children))
  for (const cell of row?.children ?? []) if (isElement(cell) && cell.tagName === 'td') cell.tagName = 'th'
}

const rowsOf = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => {
    if (node.tagName === 'tr') return [node]
    return /^t(?:head|body|foot)$/.test(node.tagName) ? rowsOf(node.children) : []
  })

/** Maximum columns and rows that a cell may span. */
const MOST_SPAN = 100

/** Splits merged cells into one cell with the text, and empty ones. */
export function expandMergedCells(table: Element): void {
  /**
   * For each column, the number of rows still covered by a cell above; for the current row, also by the cell before.
   */
  const covered: number[] = []
  for (const row of rowsOf(table.children)) {
    const cells = row.children.filter(isElement)
    row.children = []
    for (let column = 0; cells.length > 0 || covered.slice(column).some((rows) => rows > 0); column++) {
      const cell = covered[column] ? undefined : cells.shift()
      const [columns, rows] = [cell?.properties.colSpan, cell?.properties.rowSpan].map((span) =>
        Math.min(Math.max(Number(span) || 1, 1), MOST_SPAN),
      )
      for (let next = column; cell && next < column + columns!; next++) covered[next] = rows!
      row.children.push(cell ?? element('td', []))
      covered[column] = Math.max(0, (covered[column] ?? 0) - 1)
    }
  }
}
