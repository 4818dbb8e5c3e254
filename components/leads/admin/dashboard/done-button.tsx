'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { type LeadChangeResult, setFollowUp, setStatus } from '@/lib/leads/admin-actions'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { fail } from '@/lib/result'
import { ActionNotice } from '../action-notice'

/** Takes a lead off the list: one that is due has no follow-up any more, a new one is contacted. */
export function DoneButton({
  id,
  name,
  followUpOn,
}: {
  id: string
  name: string
  followUpOn: string | null
}) {
  const t = useTranslations('Leads.lead')
  const values = followUpOn ? { before: followUpOn, after: '' } : { before: 'new', after: 'contacted' }
  const { state, pending, form } = useFormAction<LeadChangeResult<string | null>>(
    followUpOn ? setFollowUp : setStatus,
    fail('failed'),
  )
  return (
    <form {...form} className="contents">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <input type="hidden" name="before" value={values.before} />
      <input type="hidden" name="after" value={values.after} />
      <Button
        type="submit"
        size="small"
        disabled={pending}
        aria-label={t(followUpOn ? 'doneOf' : 'contactedOf', { name })}
      >
        {t(followUpOn ? 'done' : 'contacted')}
      </Button>
      {state && !state.ok && (
        <div className="basis-full">
          <ActionNotice answer={state} />
        </div>
      )}
    </form>
  )
}
