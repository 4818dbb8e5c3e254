import * as z from 'zod/mini'
import { EMAIL_LENGTH } from './email-length'

/**
 * What counts as an e-mail address, on every form and in the look-up of a person. The database checks the same
 * (tests/db/contact-rules.test.ts).
 */
const EMAIL_PATTERN = /^[^\s@\0]+@[^\s@.\0]+(\.[^\s@.\0]+)+$/

/**
 * The field for an e-mail address of every form, stored in lower case and NFC. The message of an issue is the code that
 * a form shows at the field. It uses zod/mini because visitors load it.
 */
export const emailField = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.normalize(),
    z.minLength(1, 'required'),
    z.maxLength(EMAIL_LENGTH, 'tooLong'),
    z.regex(EMAIL_PATTERN, 'emailInvalid'),
  )
