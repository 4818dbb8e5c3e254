'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import { type Option, SelectField, TextField } from '@/components/ui/field'
import { ACT_FIELD } from '@/lib/leads/admin-form'
import type { FollowUpDays } from '@/lib/leads/follow-up/fields'
import type { Owner } from '@/lib/leads/inbox/queries'
import type { MailedAct } from '@/lib/payments/admin/chosen-mail'
import { USUAL_DAYS } from '@/lib/payments/admin/payment-form'

/** One action each on the chosen leads, which opens its fields; the button names the action. */
export function ChosenActions({
  owners,
  days,
  templates,
  pending,
}: {
  /** Null for e-mails alone. */
  owners: readonly Owner[] | null
  days?: FollowUpDays
  /** Titles of the templates; null if no mail can be sent. */
  templates: readonly string[] | null
  pending: boolean
}) {
  const t = useTranslations('Leads.chosen')
  const lead = useTranslations('Leads.lead')
  const step = (act: 'owner' | 'day' | MailedAct, fields: ReactNode) => (
    <ConfirmStep group="chosen" size="small" label={t(`acts.${act}`)}>
      {fields}
      <Button size="small" name={ACT_FIELD} value={act} disabled={pending}>
        {t(`buttons.${act}`)}
      </Button>
    </ConfirmStep>
  )
  const letter =
    templates &&
    step(
      'letter',
      <SelectField
        label={t('template')}
        name="template"
        options={templates.map((title, index): Option => [String(index + 1), title])}
      />,
    )
  if (!owners) return letter
  return (
    <>
      {step(
        'owner',
        <SelectField
          label={t('owner')}
          name="to_owner"
          options={[['', lead('ownerNone')], ...owners.map(({ id, email }): Option => [id, email])]}
        />,
      )}
      {step(
        'day',
        <TextField
          label={lead('followUpLabel')}
          hint={t('dayHint')}
          type="date"
          name="to_day"
          min={days?.first}
          max={days?.last}
          defaultValue={days?.tomorrow}
        />,
      )}
      {letter}
      {templates && step('payment', <p>{t('paymentHelp', { days: USUAL_DAYS })}</p>)}
      {templates && step('invitation', <p>{t('invitationHelp')}</p>)}
    </>
  )
}
