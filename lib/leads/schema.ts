import { z } from 'zod'

const name = z.string().trim().min(1, 'required').max(100, 'tooLong')

/**
 * The landing form, in the browser and on the server alike (specification, section 5). The message of an issue is
 * the code that the form shows at the field. Whether a phone number exists in its country is for the server,
 * which holds the numbering plans.
 */
export const leadSchema = z.object({
  firstName: name,
  surname: name,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'required')
    .max(254, 'tooLong')
    .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'emailInvalid'),
  phone: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\+?(?:[\s().-]*\d){9,15}[\s().-]*$/, 'phoneInvalid'),
})

/** What the form's fields hold. */
export type LeadInput = z.input<typeof leadSchema>

/** The codes that the form shows at a field. */
export type LeadFieldCode = 'required' | 'tooLong' | 'emailInvalid' | 'phoneInvalid'

/** Where the form stands after an answer (specification, section 4, landing form). */
export type LeadState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: 'invalid' | 'tooMany' | 'failed'
      readonly fields: Partial<Record<keyof LeadInput, LeadFieldCode>>
      /** What was typed, so that nothing is lost without JavaScript either. */
      readonly values: LeadInput
    }

/** The field that people do not see and robots fill. */
export const TRAP_FIELD = 'website'

/** The field that holds how long the form was open, in milliseconds; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'
