import * as z from 'zod/mini'
import { EMAIL_LENGTH, cleanText } from './identity'

/**
 * The definition of an e-mail address for every form and the look-up of a person: words between single points, an @,
 * and labels of letters, digits and inner hyphens, the last of them not a number. The database checks the same
 * (tests/db/privacy/contact-rules.test.ts).
 */
const WORD = String.raw`[^\0-\x20"(),.:;<>@[\\\]\x7f]+`
const LABEL = String.raw`[^\0-/:-@[-\`{-\x7f](?:[^\0-,./:-@[-\`{-\x7f]*[^\0-/:-@[-\`{-\x7f])?`
const EMAIL_PATTERN = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`)

/** Strips text that programs copy with an e-mail address: a name, brackets, `mailto:`, a trailing comma. */
function mendEmail(typed: string): string {
  // Anything longer cannot become an address, and would slow down the patterns.
  if (typed.length > 4 * EMAIL_LENGTH) return typed
  return cleanText(typed)
    .replace('＠', '@')
    .replaceAll(/[。．｡](?=[^@]*$)/g, '.')
    .replace(/^[^<>]*<([^<>]*)>[\s,;.]*$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[\s,;.]+$/, '')
}

/**
 * The e-mail field of every form, cleaned up and otherwise stored as typed; `emailKey` compares it. The message of an
 * issue is the code a form shows. It uses zod/mini because visitors load it.
 */
export const emailField = z
  .string()
  .check(
    z.overwrite(mendEmail),
    z.minLength(1, 'required'),
    z.maxLength(EMAIL_LENGTH, 'tooLong'),
    z.regex(EMAIL_PATTERN, 'emailInvalid'),
  )
