import * as z from 'zod/mini'
import { EMAIL_LENGTH, cleanText } from './identity'

/**
 * An e-mail address on every form: words between single points, an @, and labels of letters, digits and inner hyphens,
 * the last not a number. The database checks the same (tests/db/privacy/contact-rules.test.ts).
 */
const WORD = String.raw`[^\0-\x20"(),.:;<>@[\\\]\x7f]+`
const LABEL = String.raw`[^\0-/:-@[-\`{-\x7f](?:[^\0-,./:-@[-\`{-\x7f]*[^\0-/:-@[-\`{-\x7f])?`
const EMAIL_PATTERN = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`)

/** Strips text that programs copy along: a name, brackets, `mailto:`, a trailing comma. */
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
 * The e-mail field of every form, cleaned up but otherwise as typed; `emailKey` compares it. Issue messages are the
 * codes a form shows. In zod/mini because visitors load it.
 */
export const emailField = z
  .string()
  .check(
    z.overwrite(mendEmail),
    z.minLength(1, 'required'),
    z.maxLength(EMAIL_LENGTH, 'tooLong'),
    z.regex(EMAIL_PATTERN, 'emailInvalid'),
  )
