import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { cleanText } from '@/lib/forms/identity'
import { REQUEST_NAME_LENGTH, REQUEST_TEXT_LENGTH, type RequestInput, requestKinds } from './request'

// NUL, which the database cannot store.
const storable = z.regex(/^[^\0]*$/, 'characterInvalid')

/** Issue messages are the codes the form shows. */
export const requestSchema = z.object({
  kind: z.enum(requestKinds, 'required'),
  name: z
    .string()
    .check(z.overwrite(cleanText), z.minLength(1, 'required'), z.maxLength(REQUEST_NAME_LENGTH, 'tooLong')),
  email: emailField,
  message: z.string().check(z.trim(), z.maxLength(REQUEST_TEXT_LENGTH, 'tooLong'), storable),
}) satisfies z.ZodMiniType<RequestInput>
