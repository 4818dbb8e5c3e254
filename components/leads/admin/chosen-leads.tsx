'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FormatSelect } from '@/components/staff/admin/export'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import type { Locale } from '@/lib/i18n/routing'
import { ACT_FIELD, LEAD_FIELD, leadStatuses } from '@/lib/leads/admin-form'
import type { ChangeResult } from '@/lib/leads/follow-up/actions'
import type { FollowUpDays } from '@/lib/leads/follow-up/fields'
import type { Owner } from '@/lib/leads/inbox/queries'
import { type ChosenMailAnswer, type ChosenResult, actOnLeads } from '@/lib/payments/admin/chosen-actions'
import { api } from '@/lib/routes'
import { ChangeNotice } from './change-notice'
import { ChosenActions } from './chosen-actions'
import { ChosenMailNotice, SkippedList } from './chosen-mail-notice'

const boxes = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name="${LEAD_FIELD}"]`),
]

const isMail = (answer: ChosenResult): answer is ChosenMailAnswer => answer.ok && 'act' in answer.data

interface Choices {
  locale: Locale
  /** Repeated by the export. */
  values?: readonly (readonly [string, string])[]
  mayExport?: boolean
  /** Null for e-mails alone, as to students. */
  owners?: readonly Owner[] | null
  days?: FollowUpDays
  /** Titles of the templates; null if no mail can be sent. */
  templates: readonly string[] | null
  children: ReactNode
}

/**
 * A list of selectable leads with bulk actions.
 * @param list its address: another list begins without choices, below the last answer, which may still be undone or
 * sent, also if it has emptied the list.
 */
export function ChosenLeads({
  list,
  isEmpty = false,
  ...choices
}: Choices & { list: string; isEmpty?: boolean }) {
  const t = useTranslations('Leads.chosen')
  const [kept, setKept] = useState<ChosenMailAnswer | null>(null)
  const { state, refused, pending, form } = useFormAction(actOnLeads, {
    onAnswer: (answer) => {
      if (!answer?.ok) return
      const preview = isMail(answer) && answer.data.preview ? answer : null
      setKept(preview)
      if (!preview) form.ref.current?.reset()
    },
  })
  // A preview stays until it is sent: with another batch, letters that have gone would go again.
  const mail = state && isMail(state) ? state : refused && kept
  return (
    <>
      {mail !== state && (
        <ChangeNotice answer={state as ChangeResult | null}>
          <div>
            {t('done', { count: state?.ok ? (state.data as readonly unknown[]).length : 0 })}
            <SkippedList skipped={(state?.ok && state.skipped) || []} />
          </div>
        </ChangeNotice>
      )}
      {mail && (
        <ChosenMailNotice
          mail={mail.data}
          skipped={mail.skipped}
          form={{ action: form.action, onSubmit: form.onSubmit }}
          pending={pending}
        />
      )}
      {isEmpty ? choices.children : <ChoiceForm key={list} {...choices} form={form} pending={pending} />}
    </>
  )
}

function ChoiceForm({
  locale,
  values = [],
  mayExport = false,
  owners = null,
  days,
  templates,
  children,
  form,
  pending,
}: Choices & Pick<ReturnType<typeof useFormAction>, 'form' | 'pending'>) {
  const t = useTranslations('Leads.chosen')
  const status = useTranslations('Leads.status')
  const [chosen, setChosen] = useState(0)
  const [all, setAll] = useState(0)
  const count = (element: HTMLFormElement) => {
    setChosen(boxes(element).filter(({ checked }) => checked).length)
    setAll(boxes(element).length)
  }
  return (
    <form
      {...form}
      onChange={(event) => count(event.currentTarget)}
      onReset={({ currentTarget }) => {
        // React sees no reset, and would not report the next tick of a ticked box.
        for (const box of boxes(currentTarget)) box.checked = false
        setChosen(0)
      }}
      onSubmit={(event) => {
        // The browser downloads the export.
        const button = (event.nativeEvent as SubmitEvent).submitter
        if (button?.getAttribute('name') !== 'chosen') form.onSubmit(event)
      }}
    >
      {/* The Enter key presses the first button: it must change nothing. */}
      <button type="submit" hidden disabled />
      {children}
      <div data-chosen={chosen > 0 || undefined} className="list-bulk">
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={all > 0 && chosen === all}
            onChange={({ target }) => {
              for (const box of boxes(target.form!)) box.checked = target.checked
              count(target.form!)
            }}
            className="size-5 accent-vine"
          />
          {t('all')}
        </label>
        <span role="status" className="text-small text-quiet">
          {pending ? t('working') : chosen > 0 && t('count', { count: chosen })}
        </span>
        <input type="hidden" name="locale" value={locale} />
        {values.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Without JavaScript no selection is detected, so always shown. */}
        <div className={`${chosen > 0 ? 'flex' : 'hidden noscript:flex'} flex-wrap items-center gap-3`}>
          {owners && (
            <>
              <select
                name="to_status"
                aria-label={t('status')}
                defaultValue="contacted"
                className="min-h-11 rounded-lg border border-control bg-raised pr-9 pl-3"
              >
                {leadStatuses.map((each) => (
                  <option key={each} value={each}>
                    {status(each)}
                  </option>
                ))}
              </select>
              <Button variant="quiet" size="small" name={ACT_FIELD} value="status" disabled={pending}>
                {t('setStatus')}
              </Button>
            </>
          )}
          <ChosenActions owners={owners} days={days} templates={templates} pending={pending} />
          {mayExport && (
            <>
              <FormatSelect />
              <Button
                variant="quiet"
                size="small"
                formAction={api.exportLeads}
                formMethod="post"
                formEncType="application/x-www-form-urlencoded"
                name="chosen"
                value="yes"
              >
                {t('export')}
              </Button>
            </>
          )}
        </div>
      </div>
    </form>
  )
}
