import * as z from 'zod/mini'
import type { LeadInput } from './form'

const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'tooLong'))

/**
 * The landing form, in the browser and on the server alike (specification, section 5). The message of an issue is
 * the code that the form shows at the field. Whether a phone number exists in its country is for the server,
 * which holds the numbering plans. The small form of zod, because visitors load it.
 */
export const leadSchema = z.object({
  firstName: name,
  surname: name,
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'required'),
      z.maxLength(254, 'tooLong'),
      z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'emailInvalid'),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.regex(/^\+?(?:[\s().-]*\d){9,15}[\s().-]*$/, 'phoneInvalid'),
    ),
}) satisfies z.ZodMiniType<LeadInput>
