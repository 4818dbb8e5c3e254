'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { useFormAction } from '@/components/ui/use-form-action'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { binLead } from '@/lib/leads/follow-up/bin-actions'
import { BIN_DAYS } from '@/lib/retention'
import { ActionNotice } from './action-notice'

/** Moves a lead into the bin, after a question, or restores it. `binnedAt` is since when it is there, or null. */
export function BinLead({ id, binnedAt }: { id: string; binnedAt: string | null }) {
  const t = useTranslations('Leads.bin')
  const { state, pending, form } = useFormAction(binLead)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <ActionNotice answer={state} saved={state?.ok && state.data === 'bin' ? t('moved') : t('restored')} />
      {binnedAt === null ? (
        <ConfirmStep group="bin" size="small" label={t('move')}>
          <p>{t('question', { days: BIN_DAYS })}</p>
          <Button size="small" variant="danger" name="move" value="bin" disabled={pending}>
            {t('confirm')}
          </Button>
        </ConfirmStep>
      ) : (
        <>
          <p className="font-semibold">
            {t.rich('inBin', { date: () => <StaffTime iso={binnedAt} withTime={false} />, days: BIN_DAYS })}
          </p>
          <Button size="small" name="move" value="restore" disabled={pending}>
            {t('restore')}
          </Button>
        </>
      )}
    </form>
  )
}
