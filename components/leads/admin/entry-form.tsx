'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { AreaField, type Option, SelectField, TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import { leadFields, fieldsBesideName } from '@/lib/lead-fields'
import {
  BATCH_FIELD,
  CONSENT_FIELD,
  type EntryField,
  MESSAGE_LENGTH,
  channels,
} from '@/lib/leads/entry/fields'
import { enterLead } from '@/lib/leads/entry/actions'
import { NAME_LENGTH } from '@/lib/leads/form/fields'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { ActionNotice } from './action-notice'
import { ConsentField } from './consent-field'
import { levelNumbers } from '@/lib/content/level-numbers'
import { routing } from '@/lib/i18n/routing'

/** The form for leads from outside the website. Saving leads to the lead's page. */
export function EntryForm({
  batch,
  range,
  months,
}: {
  /** The idempotency key. */
  batch: string
  /** The days allowed as the day of contact. */
  range: { readonly first: string; readonly last: string }
  months: number
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.entry')
  const lead = useTranslations('Leads.lead')
  const channelName = useTranslations('Leads.channels')
  const languages = useLanguageNames()
  const { state: answer, refused, pending, form } = useFormAction(enterLead)
  // Without JavaScript the server renders the typed values.
  const typed = refused?.values
  const errorOf = (name: EntryField | typeof CONSENT_FIELD) => {
    const code = refused?.errors?.[name]
    return code && t(`errors.${code}`, { field: t(name === CONSENT_FIELD ? name : `fields.${name}`) })
  }
  const field = (name: EntryField) => ({
    name,
    label: t(`fields.${name}`),
    error: errorOf(name),
    defaultValue: typed?.[name] ?? '',
  })
  // The values are about somebody else, so the browser must not autofill them.
  const text = (name: EntryField) => ({ ...field(name), autoComplete: 'off' })
  return (
    <form {...form} noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name={BATCH_FIELD} value={batch} />
      <input type="hidden" name="locale" value={locale} />
      {refused?.code === 'fields' ? (
        <Notice variant="alert">{t('check')}</Notice>
      ) : (
        <ActionNotice answer={answer as Parameters<typeof ActionNotice>[0]['answer']} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {(['firstName', 'surname', ...fieldsBesideName] as const).map((name) => {
          const { type } = leadFields.find((each) => each.name === name)!
          return (
            <TextField
              key={name}
              {...text(name)}
              type={type}
              maxLength={type === 'text' ? NAME_LENGTH : EMAIL_LENGTH}
            />
          )
        })}
        <SelectField
          {...field('channel')}
          key={`channel ${typed?.channel}`}
          options={[['', t('choose')], ...channels.map((each): Option => [each, channelName(each)])]}
        />
        <SelectField
          {...field('language')}
          key={`language ${typed?.language}`}
          options={[['', t('choose')], ...routing.locales.map((each): Option => [each, languages(each)])]}
        />
        <SelectField
          {...field('interest')}
          key={`interest ${typed?.interest}`}
          options={[
            ['', t('interestNone')],
            ...levelNumbers.map(String).map((number): Option => [number, lead('interestLevel', { number })]),
          ]}
        />
        <TextField
          {...field('receivedOn')}
          type="date"
          min={range.first}
          max={range.last}
          defaultValue={typed?.receivedOn ?? range.last}
          hint={t('receivedHint', { months })}
        />
      </div>
      <AreaField
        name="message"
        label={t('fields.message')}
        hint={t('messageHint')}
        error={errorOf('message')}
        rows={5}
        maxLength={MESSAGE_LENGTH}
        defaultValue={typed?.message}
      />
      <ConsentField label={t('consent')} hint={t('consentHint')} error={errorOf(CONSENT_FIELD)} />
      <Button disabled={pending} className="sm:justify-self-start">
        {pending ? lead('saving') : t('submit')}
      </Button>
    </form>
  )
}
