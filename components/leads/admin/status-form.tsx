'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { setStatus } from '@/lib/leads/admin-actions'
import { LEAD_FIELD, type LeadStatus, leadStatuses } from '@/lib/leads/admin-form'
import { fail } from '@/lib/result'
import { useFormAction } from '@/components/ui/use-form-action'
import { AnswerNotice } from './answer-notice'
import type { DeskTexts } from './desk-texts'

/** Where a lead stands. What the page showed goes along, so that a colleague's change is not written over. */
export function StatusForm({
  id,
  status,
  words,
  texts,
  label,
  save,
}: {
  id: string
  status: LeadStatus
  words: Record<LeadStatus, string>
  texts: DeskTexts
  label: string
  save: string
}) {
  const { state: answer, pending, form } = useFormAction(setStatus, fail('failed'))
  const present = answer && !answer.ok && answer.present ? words[answer.present] : ''
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <AnswerNotice answer={answer} texts={texts} present={present} />
      <input type="hidden" name="before" value={status} />
      <Field id="lead-status" label={label}>
        {(control) => (
          <select {...control} key={status} name="after" defaultValue={status}>
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {words[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="quiet" disabled={pending} className="sm:max-lg:justify-self-start">
        {pending ? texts.saving : save}
      </Button>
    </form>
  )
}
