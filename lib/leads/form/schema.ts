import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { cleanText } from '@/lib/forms/identity'
import { provider } from '@/lib/provider/provider'
import { type LeadField, type LeadInput, leadFields } from '@/lib/lead-fields'
import { type LeadFieldCode, type LeadFieldErrors, NAME_LENGTH } from './fields'

const name = z
  .string()
  .check(z.overwrite(cleanText), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'tooLong'))

/** Strips additions of programs: `p:+264…`, `tel:`, `="081…"`, `'081…`, typographic hyphens. */
const cleanPhone = (typed: string) =>
  cleanText(typed.normalize('NFKC'))
    .replaceAll(/[='’"]/g, '')
    .replace(/^\s*(?:p|tel):/i, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()

const wellFormed = new RegExp(`^\\(?\\+?(?:[\\s()./-]*\\d){${provider.fewestPhoneDigits},15}[\\s()./-]*$`)

/** A well-formed number. Only the server has the numbering plans to check that it exists. */
const phone = z
  .string()
  .check(z.overwrite(cleanPhone), z.minLength(1, 'required'), z.regex(wellFormed, 'phoneInvalid'))

/** Checks by `rule`; issue messages are the codes the form shows. */
const rules = { name, email: emailField, phone }

/** For browser and server alike. In zod/mini because visitors load it. */
export const leadSchema = z.object(
  Object.fromEntries(leadFields.map((field) => [field.name, rules[field.rule]])) as Record<
    LeadField,
    z.ZodMiniString<string>
  >,
)

/** Field errors by the browser's rules. */
export function fieldErrors(values: LeadInput): LeadFieldErrors {
  const errors: LeadFieldErrors = {}
  for (const { path, message } of leadSchema.safeParse(values).error?.issues ?? [])
    errors[path[0] as keyof LeadInput] ??= message as LeadFieldCode
  return errors
}
