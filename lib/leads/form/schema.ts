import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { cleanText } from '@/lib/forms/identity'
import { type LeadField, type LeadInput, leadFields } from '@/lib/lead-fields'
import { type LeadFieldCode, type LeadFieldErrors, NAME_LENGTH } from './fields'

const name = z
  .string()
  .check(z.overwrite(cleanText), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'tooLong'))

/** Strips the additions of programs from a phone number: `p:+27…`, `tel:`, `="082…"`, `'082…`, typographic hyphens. */
const cleanPhone = (typed: string) =>
  cleanText(typed.normalize('NFKC'))
    .replaceAll(/[='’"]/g, '')
    .replace(/^\s*(?:p|tel):/i, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** A well-formed number. The server, which has the numbering plans, checks whether it exists. */
const phone = z
  .string()
  .check(
    z.overwrite(cleanPhone),
    z.minLength(1, 'required'),
    z.regex(/^\(?\+?(?:[\s()./-]*\d){9,15}[\s()./-]*$/, 'phoneInvalid'),
  )

/** The check for each `rule` of a field; the message of an issue is the code the form shows. */
const rules = { name, email: emailField, phone }

/** The lead form's schema, for browser and server alike. It uses zod/mini because visitors load it. */
export const leadSchema = z.object(
  Object.fromEntries(leadFields.map((field) => [field.name, rules[field.rule]])) as Record<
    LeadField,
    z.ZodMiniString<string>
  >,
)

/** Field errors by the rules the browser knows. */
export function fieldErrors(values: LeadInput): LeadFieldErrors {
  const errors: LeadFieldErrors = {}
  for (const { path, message } of leadSchema.safeParse(values).error?.issues ?? [])
    errors[path[0] as keyof LeadInput] ??= message as LeadFieldCode
  return errors
}
