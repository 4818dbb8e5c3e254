import { diffWordsWithSpace } from 'diff'

/** A part of a comparison: text in both versions, only in the older or only in the newer one, or an omission. */
export interface Part {
  readonly kind: 'same' | 'removed' | 'added' | 'left-out'
  readonly text: string
}

/** Unchanged text shown beside a change, in characters. */
const CONTEXT = 160

/** Time limit of a comparison, in milliseconds. */
const TIMEOUT = 1500

/** Unchanged text, without its middle if long. At the ends of the whole text, only the inner side is context. */
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

/** The whole old text as removed and the new one as added; null if they are equal. */
export function replacement(older: string, newer: string): Part[] | null {
  if (older === newer) return null
  const whole: Part[] = [
    { kind: 'removed', text: older },
    { kind: 'added', text: newer },
  ]
  return whole.filter(({ text }) => text !== '')
}

/**
 * The changes between two texts, word by word; null if they are equal. Texts too different to compare in time are shown
 * whole.
 */
export function difference(older: string, newer: string): Part[] | null {
  if (older === newer) return null
  const changes = diffWordsWithSpace(older, newer, { timeout: TIMEOUT })
  if (!changes) return replacement(older, newer)
  return changes.flatMap(({ added, removed, value }, place): Part[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }]
    return shorten(value, place === 0, place === changes.length - 1)
  })
}
