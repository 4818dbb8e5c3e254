'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { type FollowUpResult, followUpLead } from '@/lib/leads/follow-up-actions'
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
  const values = followUpOn
    ? { beforeDay: followUpOn, afterDay: '' }
    : { beforeStatus: 'new', afterStatus: 'contacted' }
  const { state, pending, form } = useFormAction<FollowUpResult>(followUpLead, fail('failed'))
  return (
    <form {...form} className="contents">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
