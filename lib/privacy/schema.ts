import { z } from 'zod'
import { EMAIL_LENGTH, EMAIL_PATTERN } from '@/lib/email'

/** The e-mail address of the person whose data is asked for, in lower case. */
export const addressSchema = z.string().trim().toLowerCase().max(EMAIL_LENGTH).regex(EMAIL_PATTERN)
