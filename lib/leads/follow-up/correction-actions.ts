'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { personAction } from '@/lib/privacy/person-action'
import { textField } from '@/lib/forms/form-data'
import { type LeadInput, byLeadField, toLeadColumns } from '@/lib/lead-fields'
import { type DataSubjectRequestError, isPhoneNumber } from '@/lib/privacy/person'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeOffice } from '@/lib/staff/queries'
import { LEAD_FIELD, type LeadActionError } from '../admin-form'
import { checkDetails } from '@/lib/leads/form/details'
import type { LeadFieldErrors } from '@/lib/leads/form/fields'

/** A refusal names the fields and returns the input. */
export type CorrectionResult = Result<null, LeadActionError> & {
  readonly fields?: LeadFieldErrors
  readonly values?: LeadInput
}

/** Corrects the details of a lead. Admins and the office only. */
export const correctLead = staffAction(
  'correctLead',
  { who: authorizeOffice, kept: (form) => ({ values: byLeadField((name) => textField(form, name)) }) },
  async ({ client }, _previous, form): Promise<CorrectionResult> => {
    const id = rowId.safeParse(form.get(LEAD_FIELD)).data
    if (!id) return fail('gone')
    const values = byLeadField((name) => textField(form, name))
    const { details, errors } = checkDetails(values, { oneContact: true })
    if (!details) return { ...fail('detailsInvalid'), fields: errors }
    const { data } = await client
      .rpc('correct_lead', { of_lead: id, details: toLeadColumns(details) })
      .throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  },
)

/**
 * Corrects everything sent from an e-mail address, by the rules of the enquiry form. Returns the number of changed
 * rows, which the database logs. Admins only.
 */
export const correctPerson = personAction(
  'correctPerson',
  async ({ client, address }, form): Promise<Result<number, DataSubjectRequestError>> => {
    const typed = byLeadField((name) => textField(form, name))
    // The person's key counts as a contact, so the other one may be empty.
    const isNumber = isPhoneNumber(address)
    const { details, errors } = checkDetails(
      { ...typed, email: isNumber ? '' : address, ...(isNumber && { phone: address }) },
      { oneContact: true },
    )
    if (!details) return fail(errors.phone ? 'phoneInvalid' : 'nameInvalid')
    const { data } = await client
      .rpc('correct_person', { address, details: toLeadColumns(details) })
      .throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  },
)
