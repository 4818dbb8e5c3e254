'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { dayText } from '@/components/ui/day'
import { Field } from '@/components/ui/field'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { formatLocale } from '@/lib/i18n/routing'
import { type NoteResult, addNote, setFollowUp, setStatus } from '@/lib/leads/admin-actions'
import { LEAD_FIELD, type LeadStatus, leadStatuses } from '@/lib/leads/admin-form'
import { fail } from '@/lib/result'
import { ActionNotice } from './action-notice'

/** Sets the status of a lead. The status that the page showed is sent along, so that a colleague's change is kept. */
export function StatusForm({ id, status }: { id: string; status: LeadStatus }) {
  const t = useTranslations('Leads.lead')
  const label = useTranslations('Leads.status')
  const { state: answer, pending, form } = useFormAction(setStatus, fail('failed'))
  const present = answer && !answer.ok && answer.present ? label(answer.present) : ''
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <ActionNotice answer={answer} present={present} />
      <input type="hidden" name="before" value={status} />
      <Field id="lead-status" label={t('statusTitle')}>
        {(control) => (
          <select {...control} key={status} name="after" defaultValue={status}>
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {label(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="quiet" disabled={pending} className="sm:max-lg:justify-self-start">
        {pending ? t('saving') : t('statusSave')}
      </Button>
    </form>
  )
}

const quickButton =
  'min-h-11 rounded-full border border-control px-4 text-small font-semibold hover:border-vine hover:text-vine disabled:opacity-60'

/** Sets the day on which to follow a lead up: any day of a range, or one of the usual ones with one button. */
export function FollowUpForm({
  id,
  day,
  range,
  tomorrow,
  inAWeek,
}: {
  id: string
  /** Days such as `2026-11-21`; null for no follow-up. */
  day: string | null
  range: { readonly first: string; readonly last: string }
  tomorrow: string
  inAWeek: string
}) {
  const t = useTranslations('Leads.lead')
  const tag = formatLocale[useLocale()]
  const { state: answer, pending, form } = useFormAction(setFollowUp, fail('failed'))
  const stale = answer && !answer.ok && answer.code === 'stale'
  const present = stale ? (answer.present ? dayText(answer.present, tag) : t('nothing')) : ''
  const quick = (value: string, label: string) => (
    <button type="submit" name="quick" value={value} disabled={pending} className={quickButton}>
      {label}
    </button>
  )
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <ActionNotice answer={answer} present={present} />
      <input type="hidden" name="before" value={day ?? ''} />
      <Field id="follow-up" label={t('followUpLabel')}>
        {(control) => (
          <input
            {...control}
            key={day}
            type="date"
            name="after"
            defaultValue={day ?? ''}
            min={day && day < range.first ? day : range.first}
            max={range.last}
          />
        )}
      </Field>
      <Button type="submit" variant="quiet" disabled={pending} className="sm:max-lg:justify-self-start">
        {pending ? t('saving') : t('followUpSave')}
      </Button>
      <div className="flex flex-wrap gap-2">
        {quick(tomorrow, t('tomorrow'))}
        {quick(inAWeek, t('inAWeek'))}
        {day && quick('', t('followUpClear'))}
      </div>
    </form>
  )
}

/** Adds a note to a lead. The field is emptied only when the note is saved. */
export function NoteForm({ id }: { id: string }) {
  const t = useTranslations('Leads.lead')
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<NoteResult>(addNote, fail('failed'), { onAnswer: emptyWhenDone })
  // Without JavaScript the page is rendered anew, with the text of a note that was refused.
  const typed = answer && !answer.ok ? answer.note : ''
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <ActionNotice answer={answer} saved={t('noteSaved')} />
      <Field id="note" label={t('noteLabel')} hint={t('noteHint')}>
        {(control) => <textarea {...control} name="note" rows={5} defaultValue={typed} />}
      </Field>
      <Button type="submit" disabled={pending} className="sm:justify-self-start">
        {pending ? t('saving') : t('noteSave')}
      </Button>
    </form>
  )
}
