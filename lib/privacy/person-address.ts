import * as z from 'zod/mini'
import { emailField } from '@/lib/email'

/**
 * By what a person is known: an e-mail address, or the phone number in E.164 of somebody whom staff entered without one.
 */
export const personAddress = z.union([emailField, z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))])
