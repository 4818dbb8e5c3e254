'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field, type FieldControl } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { EMAIL_LENGTH } from '@/lib/email-length'
import { BATCH_FIELD, CONSENT_FIELD, type EntryField, MESSAGE_LENGTH, channels } from '@/lib/leads/entry'
import { type EntryAnswer, enterLead } from '@/lib/leads/entry-actions'
import { NAME_LENGTH } from '@/lib/leads/form'
import { fail } from '@/lib/result'
import { ActionNotice } from './action-notice'
import { ConsentField } from './consent-field'

/** The form for somebody who did not come through the website. After saving it leads to the page of the lead. */
export function EntryForm({
  batch,
  range,
  months,
}: {
  /** The id under which this form is stored once. */
  batch: string
  /** The first and the last day on which somebody may have been heard of. */
  range: { readonly first: string; readonly last: string }
  months: number
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.entry')
  const lead = useTranslations('Leads.lead')
  const channelName = useTranslations('Leads.channels')
  const languageName = useTranslations('Posts.languages')
  const { state: answer, pending, form } = useFormAction<EntryAnswer>(enterLead, fail('failed'))
  const errors = (answer && !answer.ok && answer.errors) || {}
  // Without JavaScript the page is rendered anew, with what was typed.
  const typed = answer && !answer.ok ? answer.values : undefined
  const errorOf = (name: EntryField | typeof CONSENT_FIELD) => {
    const code = errors[name]
    return code && t(`errors.${code}`)
  }
  const field = (name: EntryField, control: (props: FieldControl) => ReactNode, hint?: string) => (
    <Field id={name} label={t(`fields.${name}`)} error={errorOf(name)} hint={hint}>
      {control}
    </Field>
  )
  const text = (name: EntryField, type: 'text' | 'tel' | 'email', most: number) =>
    field(name, (control) => (
      <input
        {...control}
        type={type}
        name={name}
        // These are the details of somebody else.
        autoComplete="off"
        maxLength={most}
        defaultValue={typed?.[name]}
      />
    ))
  const choice = (name: EntryField, empty: string, options: readonly (readonly [string, string])[]) =>
    field(name, (control) => (
      <select {...control} key={typed?.[name]} name={name} defaultValue={typed?.[name] ?? ''}>
        <option value="">{empty}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ))
  return (
    <form {...form} noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name={BATCH_FIELD} value={batch} />
      <input type="hidden" name="locale" value={locale} />
      {answer && !answer.ok && answer.code === 'fields' ? (
        <Notice variant="alert">{t('check')}</Notice>
      ) : (
        <ActionNotice answer={answer as Parameters<typeof ActionNotice>[0]['answer']} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('firstName', 'text', NAME_LENGTH)}
        {text('surname', 'text', NAME_LENGTH)}
        {text('phone', 'tel', EMAIL_LENGTH)}
        {text('email', 'email', EMAIL_LENGTH)}
        {choice(
          'channel',
          t('choose'),
          channels.map((each) => [each, channelName(each)]),
        )}
        {choice('language', t('choose'), [
          ['en', languageName('en')],
          ['af', languageName('af')],
        ])}
        {choice(
          'interest',
          t('interestNone'),
          ['1', '2', '3'].map((number) => [number, lead('interestLevel', { number })]),
        )}
        {field(
          'receivedOn',
          (control) => (
            <input
              {...control}
              type="date"
              name="receivedOn"
              min={range.first}
              max={range.last}
              defaultValue={typed?.receivedOn ?? range.last}
            />
          ),
          t('receivedHint', { months }),
        )}
      </div>
      {field(
        'message',
        (control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            maxLength={MESSAGE_LENGTH}
            defaultValue={typed?.message}
          />
        ),
        t('messageHint'),
      )}
      <ConsentField label={t('consent')} hint={t('consentHint')} error={errorOf(CONSENT_FIELD)} />
      <Button type="submit" disabled={pending} className="sm:justify-self-start">
        {pending ? lead('saving') : t('submit')}
      </Button>
    </form>
  )
}
