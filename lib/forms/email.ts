import * as z from 'zod/mini'
import { EMAIL_LENGTH, cleanText } from './identity'

/**
 * What counts as an e-mail address, on every form and in the look-up of a person: words between single points, an @, and
 * labels of letters, digits and inner hyphens, the last of which is no number. The database checks the same
 * (tests/db/privacy/contact-rules.test.ts).
 */
const WORD = String.raw`[^\0-\x20"(),.:;<>@[\\\]\x7f]+`
const LABEL = String.raw`[^\0-/:-@[-\`{-\x7f](?:[^\0-,./:-@[-\`{-\x7f]*[^\0-/:-@[-\`{-\x7f])?`
const EMAIL_PATTERN = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`)

/** Takes off an e-mail address what programs copy with it: a name, brackets, `mailto:`, a comma behind it. */
function mendEmail(typed: string): string {
  // Nothing longer can become an address, and the patterns take long for it.
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
 * The field for an e-mail address of every form, stored as it was typed, and mended; `emailKey` compares it. The message of
 * an issue is the code that a form shows at the field. It uses zod/mini because visitors load it.
 */
export const emailField = z
  .string()
  .check(
    z.overwrite(mendEmail),
    z.minLength(1, 'required'),
    z.maxLength(EMAIL_LENGTH, 'tooLong'),
    z.regex(EMAIL_PATTERN, 'emailInvalid'),
  )
