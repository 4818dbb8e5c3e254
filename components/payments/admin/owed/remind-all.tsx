'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { remindAll } from '@/lib/payments/owed/actions'
import { PAYMENTS_FIELD } from '@/lib/payments/owed/form'
import { routes } from '@/lib/routes'
import { PaymentAnswer } from '../payment-answer'

/** Sends the reminders that the page shows, and says who was left out meanwhile. */
export function RemindAll({ ids, text }: { ids: readonly string[]; text: string }) {
  const t = useTranslations('PaymentsAdmin.remindAll')
  const { state, pending, form } = useFormAction(remindAll)
  const skipped = state?.ok ? state.data.skipped : []
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PaymentAnswer answer={state} done={({ count }) => t('done', { count })} path={routes.owed} />
      {skipped.length > 0 && <p className="font-semibold">{t('skipped', { count: skipped.length })}</p>}
      <ul className="list-disc pl-6 empty:hidden">
        {skipped.map(({ name, why }, index) => (
          <li key={index} className="wrap-anywhere">
            {name}: {t(`reasons.${why}`)}
          </li>
        ))}
      </ul>
      <p className="max-w-prose">{text}</p>
      <input type="hidden" name={PAYMENTS_FIELD} value={ids.join()} />
      {ids.length > 0 && (
        <Button disabled={pending} className="justify-self-start">
          {pending ? t('sending') : t('send', { count: ids.length })}
        </Button>
      )}
    </form>
  )
}
