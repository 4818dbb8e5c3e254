'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import { type Option, SelectField, TextField } from '@/components/ui/field'
import { ACT_FIELD } from '@/lib/leads/admin-form'
import type { FollowUpDays } from '@/lib/leads/follow-up/fields'
import type { Owner } from '@/lib/leads/inbox/queries'
import { USUAL_DAYS } from '@/lib/payments/admin/payment-form'

/** An action on the chosen leads, which opens its fields; the button names the action. */
function Step({
  act,
  pending,
  children,
}: {
  act: 'owner' | 'day' | 'letter' | 'payment'
  pending: boolean
  children: ReactNode
}) {
  const t = useTranslations('Leads.chosen')
  return (
    <ConfirmStep group="chosen" size="small" label={t(`acts.${act}`)}>
      {children}
      <Button type="submit" size="small" name={ACT_FIELD} value={act} disabled={pending}>
        {t(`buttons.${act}`)}
      </Button>
    </ConfirmStep>
  )
}

/** Writes to the chosen leads by template. */
export function LetterStep({ templates, pending }: { templates: readonly string[]; pending: boolean }) {
  const t = useTranslations('Leads.chosen')
  return (
    <Step act="letter" pending={pending}>
      <SelectField
        label={t('template')}
        name="template"
        options={templates.map((title, index): Option => [String(index + 1), title])}
      />
    </Step>
  )
}

/** The actions on the chosen leads other than their status. */
export function ChosenActions({
  owners,
  days,
  templates,
  pending,
}: {
  owners: readonly Owner[]
  days: FollowUpDays
  /** Titles of the templates; null if no mail can be sent. */
  templates: readonly string[] | null
  pending: boolean
}) {
  const t = useTranslations('Leads.chosen')
  const lead = useTranslations('Leads.lead')
  return (
    <>
      <Step act="owner" pending={pending}>
        <SelectField
          label={t('owner')}
          name="to_owner"
          options={[['', lead('ownerNone')], ...owners.map(({ id, email }): Option => [id, email])]}
        />
      </Step>
      <Step act="day" pending={pending}>
        <TextField
          label={lead('followUpLabel')}
          hint={t('dayHint')}
          type="date"
          name="to_day"
          min={days.first}
          max={days.last}
          defaultValue={days.tomorrow}
        />
      </Step>
      {templates && (
        <>
          <LetterStep templates={templates} pending={pending} />
          <Step act="payment" pending={pending}>
            <p>{t('paymentHelp', { days: USUAL_DAYS })}</p>
          </Step>
        </>
      )}
    </>
  )
}
