'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { differingDetails } from '@/lib/leads/admin-form'
import { adoptDetails } from '@/lib/leads/triage/merge-actions'
import type { Lead, Submission } from '@/lib/leads/schema'
import { ActionNotice } from './action-notice'

/** The latest enquiry's differences from the stored details, each with a button to adopt it. */
export function Differences({ lead, enquiry }: { lead: Lead; enquiry: Submission }) {
  const t = useTranslations('Leads.merge')
  const { state: answer, pending, form } = useFormAction(adoptDetails)
  const differing = differingDetails(lead, enquiry)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="enquiry" value={enquiry.id} />
      {answer && !answer.ok && <ActionNotice answer={answer} />}
      <p className="text-quiet">
        {t.rich('differsText', {
          date: () => <StaffTime iso={enquiry.createdAt} withTime={false} />,
        })}
      </p>
      <ul className="grid gap-4">
        {differing.map((detail) => (
          <li
            key={detail}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-l-2 border-grain pl-4"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{enquiry[detail]}</span>
              <br />
              <span className="text-small text-quiet">
                {t('stored', { value: lead[detail] || t('storedNone') })}
              </span>
            </p>
            <Button name="detail" value={detail} variant="quiet" disabled={pending}>
              {t(`adopt.${detail}`)}
            </Button>
          </li>
        ))}
      </ul>
      {differing.length > 1 && (
        <Button name="detail" value="all" disabled={pending} className="sm:justify-self-start">
          {t('adoptAll')}
        </Button>
      )}
    </form>
  )
}
