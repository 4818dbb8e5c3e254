import { ELAPSED_FIELD, HONEYPOT_FIELD, textField } from './form-data'

/** Minimum time a person needs to fill a form, in milliseconds after the page opened. */
const MINIMUM_MILLISECONDS = 3000

/** Never part of a name: a web address, or its mark-up. */
const LINK = /:\/\/|\bwww\.|<a\b|\[url\b/i

/**
 * Why a public form seems to come from a robot; null if it does not. One sign never decides, not even the hidden field:
 * browsers and password managers fill fields instantly, extensions fill hidden ones too, and without scripts the time
 * is unknown. A robot shows at least two.
 * @param name the person's name in the form; empty if it has none.
 */
export function spamSign(form: FormData, name = ''): 'trap' | 'link' | null {
  const isTrapped = textField(form, HONEYPOT_FIELD) !== ''
  const isTimed = Number(textField(form, ELAPSED_FIELD)) >= MINIMUM_MILLISECONDS
  const signs = [isTrapped, LINK.test(name), !isTimed].filter(Boolean)
  if (signs.length < 2) return null
  return isTrapped ? 'trap' : 'link'
}
