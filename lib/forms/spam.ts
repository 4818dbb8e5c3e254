import { ELAPSED_FIELD, HONEYPOT_FIELD, textField } from './form-data'

/** The least time after the opening of the page in which a person fills a form, in milliseconds. */
const MINIMUM_MILLISECONDS = 3000

/** What no name contains: an address of the web, or its mark-up. */
const LINK = /:\/\/|\bwww\.|<a\b|\[url\b/i

/**
 * Why a public form looks as if a robot had sent it; null where it does not. One sign never decides, not even the hidden
 * field: browsers and password managers fill fields in no time, extensions fill hidden ones too, and without scripts the
 * time is unknown. A robot shows at least two.
 * @param name the name of a person that the form was given; empty where it asks for none.
 */
export function spamSign(form: FormData, name = ''): 'trap' | 'link' | null {
  const isTrapped = textField(form, HONEYPOT_FIELD) !== ''
  const isTimed = Number(textField(form, ELAPSED_FIELD)) >= MINIMUM_MILLISECONDS
  const signs = [isTrapped, LINK.test(name), !isTimed].filter(Boolean)
  if (signs.length < 2) return null
  return isTrapped ? 'trap' : 'link'
}
