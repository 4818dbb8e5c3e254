import 'server-only'
import { type LeadInput, byLeadField } from '@/lib/lead-fields'
import type { LeadFieldCode, LeadFieldErrors } from './fields'
import { leadSchema } from './schema'
import { toE164 } from '../phone'

/**
 * A person's checked details: names and address as stored, number in E.164; or the error code of each invalid field.
 * With `oneContact`, address or number may be empty, but not both.
 */
export function checkDetails(
  values: LeadInput,
  { oneContact = false } = {},
):
  | { readonly details: LeadInput; readonly errors?: undefined }
  | { readonly details?: undefined; readonly errors: LeadFieldErrors } {
  const errors: LeadFieldErrors = {}
  const contacts = [values.email, values.phone].filter((value) => value.trim() !== '').length
  const details = byLeadField((name) => {
    const mayBeEmpty = oneContact && contacts === 1 && (name === 'email' || name === 'phone')
    if (mayBeEmpty && values[name].trim() === '') return ''
    const result = leadSchema.shape[name].safeParse(values[name])
    const stored = !result.success ? null : name === 'phone' ? toE164(result.data) : result.data
    if (stored === null)
      errors[name] = (result.success ? 'phoneInvalid' : result.error.issues[0]!.message) as LeadFieldCode
    return stored ?? ''
  })
  return Object.keys(errors).length > 0 ? { errors } : { details }
}
