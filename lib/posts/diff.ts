import { diffWordsWithSpace } from 'diff'

/** A stretch of a difference: what both texts have, what only the older or only the newer has, or a place left out. */
export interface Part {
  readonly kind: 'same' | 'removed' | 'added' | 'left-out'
  readonly text: string
}

/** How much of an unchanged stretch is shown beside a change, in characters; and how long to look, in milliseconds. */
const CONTEXT = 160
const LONGEST_MILLISECONDS = 1500

/** A long unchanged stretch without its middle; the ends of the whole text need no words before or after them. */
function shorten(text: string, isFirst: boolean, isLast: boolean): Part[] {
  if (text.length <= CONTEXT * 2 + 80) return [{ kind: 'same', text }]
  const head = isFirst ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '')
  const tail = isLast ? '' : text.slice(-CONTEXT).replace(/^\S*/, '')
  const parts: Part[] = [
    { kind: 'same', text: head },
    { kind: 'left-out', text: '' },
    { kind: 'same', text: tail },
  ]
  return parts.filter(({ kind, text: words }) => kind !== 'same' || words !== '')
}

/**
 * What changed from one text to the other, word by word; null where they are the same. Two texts so unlike each other
 * that comparing takes too long are shown whole, the one as removed and the other as added.
 */
export function difference(older: string, newer: string): Part[] | null {
  if (older === newer) return null
  const changes = diffWordsWithSpace(older, newer, { timeout: LONGEST_MILLISECONDS })
  if (!changes) {
    const whole: Part[] = [
      { kind: 'removed', text: older },
      { kind: 'added', text: newer },
    ]
    return whole.filter(({ text }) => text !== '')
  }
  return changes.flatMap(({ added, removed, value }, place): Part[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }]
    return shorten(value, place === 0, place === changes.length - 1)
  })
}
