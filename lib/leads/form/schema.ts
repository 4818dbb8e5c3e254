import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { cleanText } from '@/lib/forms/identity'
import { type LeadField, type LeadInput, leadFields } from '@/lib/lead-fields'
import { type LeadFieldCode, type LeadFieldErrors, NAME_LENGTH } from './fields'

const name = z
  .string()
  .check(z.overwrite(cleanText), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'tooLong'))

/** A phone number without what programs write around it: `p:+27…`, `tel:`, `="082…"`, `'082…`, typographic hyphens. */
const cleanPhone = (typed: string) =>
  cleanText(typed.normalize('NFKC'))
    .replaceAll(/[='’"]/g, '')
    .replace(/^\s*(?:p|tel):/i, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** A number of the right form. Whether it exists in its country is for the server, which holds the numbering plans. */
const phone = z
  .string()
  .check(
    z.overwrite(cleanPhone),
    z.minLength(1, 'required'),
    z.regex(/^\(?\+?(?:[\s()./-]*\d){9,15}[\s()./-]*$/, 'phoneInvalid'),
  )

/** What each `rule` of a field asks; the message of an issue is the code that the form shows at the field. */
const rules = { name, email: emailField, phone }

/** The lead form, in the browser and on the server alike. It uses zod/mini because visitors load it. */
export const leadSchema = z.object(
  Object.fromEntries(leadFields.map((field) => [field.name, rules[field.rule]])) as Record<
    LeadField,
    z.ZodMiniString<string>
  >,
)

/** What is wrong with the fields, by the rules that the browser knows. */
export function fieldErrors(values: LeadInput): LeadFieldErrors {
  const errors: LeadFieldErrors = {}
  for (const { path, message } of leadSchema.safeParse(values).error?.issues ?? [])
    errors[path[0] as keyof LeadInput] ??= message as LeadFieldCode
  return errors
}
