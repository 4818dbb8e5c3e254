'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { useHydrated } from '@/components/ui/use-hydrated'
import { counted } from '@/lib/i18n/formats'
import { type DecidedResult, decideEnquiry } from '@/lib/leads/triage/undecided-actions'
import { routes } from '@/lib/routes'
import type { UndecidedItem } from './submissions'

/** The list outlives its enquiries to report the result. */
function Answer({ list, answer }: { list: 'held' | 'spam'; answer: DecidedResult }) {
  const locale = useLocale()
  const t = useTranslations(`Leads.${list}`)
  const held = useTranslations('Leads.held')
  const spam = useTranslations('Leads.spam')
  const error = useTranslations('Leads.errors')
  if (!answer.ok)
    return (
      <Refusal isHere code={answer.code} path={list === 'held' ? routes.heldLeads : routes.spamLeads}>
        {answer.code === 'gone' ? t('gone') : error(answer.code, { present: '' })}
      </Refusal>
    )
  const { data } = answer
  return (
    <Notice variant="good">
      {data.done === 'releasedAll'
        ? held('releasedAll', counted(data.count, locale))
        : t(data.done, { name: data.name })}{' '}
      {data.done === 'kept' && data.lead && (
        <Link href={routes.lead(data.lead)} className="font-semibold underline">
          {spam('openLead')}
        </Link>
      )}
    </Notice>
  )
}

/** Enquiries that are no leads yet, with buttons to make each a lead or delete it. */
export function UndecidedList({ list, items }: { list: 'held' | 'spam'; items: readonly UndecidedItem[] }) {
  const t = useTranslations(`Leads.${list}`)
  const held = useTranslations('Leads.held')
  const isHydrated = useHydrated()
  const { state, pending, form } = useFormAction(decideEnquiry)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state && !pending && <Answer list={list} answer={state} />}
      {list === 'held' && items.length > 0 && (
        <Button name="releaseAll" disabled={pending} className="sm:justify-self-start">
          {held('releaseAll')}
        </Button>
      )}
      {items.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {items.map(({ id, name, details }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
            <h2 className="text-lead [overflow-wrap:anywhere]">{name}</h2>
            {details}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                name={list === 'held' ? 'release' : 'notSpam'}
                value={JSON.stringify({ id, name })}
                variant="quiet"
                disabled={pending}
                aria-label={t('keepOf', { name })}
              >
                {t('keep')}
              </Button>
              <Button
                // Never delete without the confirmation.
                type={isHydrated ? 'submit' : 'button'}
                name="delete"
                value={JSON.stringify({ id, name })}
                variant="danger"
                disabled={pending}
                aria-label={t('deleteOf', { name })}
                onClick={(event) => {
                  if (!window.confirm(t('deleteQuestion', { name }))) event.preventDefault()
                }}
              >
                {t('delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </form>
  )
}
