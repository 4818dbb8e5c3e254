'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { useFormAction } from '@/components/ui/use-form-action'
import { type LeadField, leadFields } from '@/lib/lead-fields'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { correctLead } from '@/lib/leads/follow-up/correction-actions'
import type { Lead } from '@/lib/leads/schema'
import { ActionNotice } from './action-notice'

/** Corrects wrongly recorded details of a lead. */
export function CorrectDetails({ lead }: { lead: Pick<Lead, 'id' | LeadField> }) {
  const t = useTranslations('Leads.lead')
  const texts = useTranslations('Leads.form')
  const errors = useTranslations('Leads.entry.errors')
  const { state, refused, pending, form } = useFormAction(correctLead)
  return (
    <details className="group mt-4" open={state !== null || undefined}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-vine [&::-webkit-details-marker]:hidden">
        <Icon name="staff/chevron-right" className="group-open:rotate-90" />
        {t('correct')}
      </summary>
      <form {...form} noValidate className="mt-3 grid gap-4">
        <input type="hidden" name={LEAD_FIELD} value={lead.id} />
        {leadFields.map(({ name, type }) => {
          const code = refused?.fields?.[name]
          return (
            <TextField
              key={name + lead[name]}
              id={`correct-${name}`}
              label={texts(name)}
              error={code && errors(code, { field: texts(name) })}
              type={type}
              name={name}
              defaultValue={refused?.values?.[name] ?? lead[name]}
              maxLength={254}
            />
          )
        })}
        <ActionNotice answer={state} />
        <Button variant="quiet" disabled={pending} className="sm:justify-self-start">
          {pending ? t('saving') : t('correctSave')}
        </Button>
      </form>
    </details>
  )
}
