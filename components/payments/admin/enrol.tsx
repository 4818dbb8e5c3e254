'use client'

import { useTranslations } from 'next-intl'
import { ChangeNotice } from '@/components/leads/admin/change-notice'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { type ChangeResult, changeLeads } from '@/lib/leads/follow-up/actions'
import { fail } from '@/lib/result'

/** Offers to enrol a lead who has paid the deposit; confirms when done. */
export function Enrol({ lead, isEnrolled, name }: { lead: string; isEnrolled: boolean; name: string }) {
  const t = useTranslations('PaymentsAdmin.payment')
  const { state, pending, form } = useFormAction<ChangeResult>(changeLeads, fail('failed'))
  if (isEnrolled && !state) return null
  return (
    <section
      aria-label={t('enrolTitle')}
      className="rounded-card border border-line bg-good-soft p-5 sm:px-7 print:hidden"
    >
      <ChangeNotice answer={state}>{t('enrolled')}</ChangeNotice>
      {!isEnrolled && (
        <form {...form} className="flex flex-wrap items-center justify-between gap-4">
          <input type="hidden" name={LEAD_FIELD} value={lead} />
          <input type="hidden" name="to_status" value="enrolled" />
          <p>
            <span className="block font-semibold">{t('enrolTitle')}</span> {t('enrolText', { name })}
          </p>
          <Button type="submit" size="small" disabled={pending}>
            {t('enrol')}
          </Button>
        </form>
      )}
    </section>
  )
}
