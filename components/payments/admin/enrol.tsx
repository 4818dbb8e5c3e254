'use client'

import { useTranslations } from 'next-intl'
import { ActionNotice } from '@/components/leads/admin/action-notice'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { LEAD_FIELD, type LeadActionError } from '@/lib/leads/admin-form'
import { setStatusOfLeads } from '@/lib/leads/follow-up-actions'
import { type Result, fail } from '@/lib/result'

/** Offers to set the status of whoever has paid the deposit; says that it is done. */
export function Enrol({ lead, isEnrolled, name }: { lead: string; isEnrolled: boolean; name: string }) {
  const t = useTranslations('PaymentsAdmin.payment')
  const { state, pending, form } = useFormAction<Result<number, LeadActionError>>(
    setStatusOfLeads,
    fail('failed'),
  )
  if (isEnrolled && !state) return null
  return (
    <section
      aria-label={t('enrolTitle')}
      className="rounded-card border border-line bg-good-soft p-5 sm:px-7 print:hidden"
    >
      {isEnrolled ? (
        <ActionNotice answer={state} saved={t('enrolled')} />
      ) : (
        <form {...form} className="flex flex-wrap items-center justify-between gap-4">
          <input type="hidden" name={LEAD_FIELD} value={lead} />
          <input type="hidden" name="toStatus" value="enrolled" />
          <p>
            <span className="block font-semibold">{t('enrolTitle')}</span> {t('enrolText', { name })}
          </p>
          <Button type="submit" size="small" disabled={pending}>
            {t('enrol')}
          </Button>
          {state && !state.ok && (
            <div className="basis-full">
              <ActionNotice answer={state} />
            </div>
          )}
        </form>
      )}
    </section>
  )
}
