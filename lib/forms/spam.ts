import { ELAPSED_FIELD, HONEYPOT_FIELD, textField } from './form-data'

/** Minimum time to fill a form, in milliseconds. */
const MINIMUM_MILLISECONDS = 3000

/** A web address or its mark-up, which no name contains. */
const LINK = /:\/\/|\bwww\.|<a\b|\[url\b/i

/**
 * Why a form seems to come from a robot; null if it does not. One sign never decides, not even the hidden field:
 * browsers and password managers fill fields instantly, extensions fill hidden ones, and without scripts the time is
 * unknown. A robot shows at least two.
 * @param name the person's name in the form; empty if it has none.
 */
export function spamSign(form: FormData, name = ''): 'trap' | 'link' | null {
  const isTrapped = textField(form, HONEYPOT_FIELD) !== ''
  const isTimed = Number(textField(form, ELAPSED_FIELD)) >= MINIMUM_MILLISECONDS
  const signs = [isTrapped, LINK.test(name), !isTimed].filter(Boolean)
  if (signs.length < 2) return null
  return isTrapped ? 'trap' : 'link'
}
