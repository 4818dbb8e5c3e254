import 'server-only'
import type { LeadFieldCode, LeadInput } from './form'
import { leadSchema } from './form-schema'
import { toE164 } from './phone'

/** The details of a person, checked: names and address as they are stored, the number in E.164; or a code for each wrong one. */
export function checkDetails(
  values: LeadInput,
):
  | { readonly details: LeadInput; readonly errors?: undefined }
  | { readonly details?: undefined; readonly errors: Partial<Record<keyof LeadInput, LeadFieldCode>> } {
  const parsed = leadSchema.safeParse(values)
  if (!parsed.success) {
    const errors: Partial<Record<keyof LeadInput, LeadFieldCode>> = {}
    for (const issue of parsed.error.issues)
      errors[issue.path[0] as keyof LeadInput] ??= issue.message as LeadFieldCode
    return { errors }
  }
  const phone = toE164(parsed.data.phone)
  return phone ? { details: { ...parsed.data, phone } } : { errors: { phone: 'phoneInvalid' } }
}
