import type { Element, ElementContent, RootContent } from 'hast'
import { element, isElement, styleOf, textOf } from './tree'

/** A list item in Word's markup: a paragraph, or a list of one item, with its level only in an attribute. */
export interface Item {
  readonly level: number
  /** Its marker: `3.`, `(b)`, `·`; empty if the program gives none. */
  readonly mark: string
  readonly isOrdered: boolean
  readonly children: readonly RootContent[]
}

const levelOf = (node: Element) => Number(node.properties.dataAriaLevel ?? 0)

/** The list item in a paragraph from desktop Word; null for any other element. */
function itemOfWord(node: Element): Item | null {
  const level = node.tagName === 'p' && /mso-list:\s*\S+\s+level(\d)/i.exec(styleOf(node))?.[1]
  if (!level) return null
  // Of a number of several parts, such as 2.1, the last one counts in its list.
  const [, last, whole] = /^\s*(?:(?:\d+\.)+(\d+)|(\(?[\da-z]{1,4}[.)]))/i.exec(textOf(node)) ?? []
  const mark = last ?? whole ?? ''
  return { level: Number(level), mark, isOrdered: mark !== '', children: node.children }
}

/** The items of a list from Word on the web, which is one list per item, side by side; null for any other element. */
function itemsOfWeb(node: Element): Item[] | null {
  const inside = node.children.filter((child) => isElement(child) || textOf(child).trim() !== '')
  if (inside.length === 0 || !inside.every(isElement)) return null
  if (node.tagName === 'div') {
    const lists = inside.map(itemsOfWeb)
    return lists.every((list) => list !== null) ? lists.flat() : null
  }
  if (!/^[ou]l$/.test(node.tagName) || !inside.every((item) => levelOf(item) > 0)) return null
  const isOrdered = node.tagName === 'ol'
  return inside.map((item, place) => ({
    level: levelOf(item),
    mark:
      isOrdered && place === 0 ? String(item.properties.dataAriaPosinset ?? node.properties.start ?? '') : '',
    isOrdered,
    children: item.children,
  }))
}

/** The list items in an element; null if it is no part of such a list. */
export function itemsOf(node: RootContent): readonly Item[] | null {
  if (!isElement(node)) return null
  const item = itemOfWord(node)
  return item ? [item] : itemsOfWeb(node)
}

const ROMAN = /^(?:x{0,3}(?:ix|iv|v?i{1,3}|v)|x{1,3})$/i

/** A list's numbering type in HTML, and its first number, from the marker of its first item. */
function numbering(mark: string): { type?: string; start?: number } {
  const text = mark.replaceAll(/[^\da-z]/gi, '')
  if (/^\d+$/.test(text)) return { start: Number(text) }
  const isUpper = text === text.toUpperCase()
  if (ROMAN.test(text) && text.toLowerCase() === 'i') return { type: isUpper ? 'I' : 'i' }
  if (/^[a-z]$/i.test(text))
    return { type: isUpper ? 'A' : 'a', start: text.toLowerCase().charCodeAt(0) - 96 }
  return ROMAN.test(text) ? { type: isUpper ? 'I' : 'i' } : {}
}

/** The properties of an ordered list that begins with a marker; a first number of 1 is left out. */
function orderOf(mark: string) {
  const { type, start = 1 } = numbering(mark)
  return { ...(type && { type }), ...(start !== 1 && { start }) }
}

/** Whether an item begins a new list: of another kind, or from the first number again. */
const beginsList = ({ isOrdered, mark }: Item, before: Item) =>
  isOrdered !== before.isOrdered || (mark !== before.mark && /^\(?[1a][.)]?$/i.test(mark))

/**
 * Makes lists from items of several levels; deeper ones become lists in the item before them.
 * @param clean makes the content of an item.
 */
export function nest(
  items: readonly Item[],
  clean: (nodes: readonly RootContent[]) => ElementContent[],
): Element[] {
  const lists: Element[] = []
  let before: Item | undefined
  for (let place = 0, next = 1; place < items.length; place = next++) {
    const item = items[place]!
    while (next < items.length && items[next]!.level > items[0]!.level) next++
    if (!before || beginsList(item, before))
      lists.push(element(item.isOrdered ? 'ol' : 'ul', [], item.isOrdered ? orderOf(item.mark) : {}))
    const inside = nest(items.slice(place + 1, next), clean)
    lists.at(-1)!.children.push(element('li', [...clean(item.children), ...inside]))
    before = item
  }
  return lists
}

/** Google Docs puts a nested list beside its item instead of inside. */
export function adopt(nodes: ElementContent[]): ElementContent[] {
  const items: ElementContent[] = []
  for (const node of nodes) {
    const before = items.findLast(isElement)
    if (isElement(node) && /^[ou]l$/.test(node.tagName) && before) before.children.push(node)
    else items.push(node)
  }
  return items
}

/** The check box of a check list item in Google Docs, whose state is in attributes; empty for any other item. */
export function checkboxOf({ properties }: Element): ElementContent[] {
  const { ariaChecked, role } = properties
  if (ariaChecked === undefined && role !== 'checkbox') return []
  const checked = String(ariaChecked) === 'true'
  return [element('input', [], { type: 'checkbox', ...(checked && { checked }) })]
}
