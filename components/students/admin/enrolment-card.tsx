import { randomUUID } from 'node:crypto'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/admin/disclosure'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import type { Option } from '@/components/ui/field'
import { levelNumbers } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { formatMoney } from '@/lib/money'
import { useContent } from '@/lib/site/queries'
import type { Enrolment, EnrolmentEvent } from '@/lib/students/queries'
import { enrolmentStates, isStudying } from '@/lib/students/register'
import { type OwedByTerms, owedByTerms } from '@/lib/students/terms'
import { type Change, ChangeForm } from './change-form'
import { StateBadge } from './state-badge'

/** What is owed by the published terms by somebody who ends or pauses the enrolment. */
function Terms({ terms, fee, isPause }: { terms: OwedByTerms; fee: string; isPause: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Students.terms')
  const { lastDay, isWithin, paid, within, after, owed } = terms
  const day = formatDay(lastDay, locale)
  return (
    <div className="grid max-w-2xl gap-2">
      <p className="font-semibold">{t('owed', { amount: formatMoney(owed) })}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li className={isWithin ? undefined : 'text-quiet'}>
          {t('within', { day, amount: formatMoney(within) })}
        </li>
        <li className={isWithin ? 'text-quiet' : undefined}>
          {t('after', { fee: formatMoney(fee), paid: formatMoney(paid), amount: formatMoney(after) })}
        </li>
      </ul>
      {isPause && <p>{t('pause')}</p>}
    </div>
  )
}

function useSentence() {
  const locale = useLocale()
  const t = useTranslations('Students')
  const leads = useTranslations('Leads.lead')
  const languages = useLanguageNames()
  return ({ kind, before, after, onDay, owed, actor: email }: EnrolmentEvent): string => {
    const actor = email === 'system' ? leads('bySystem') : email
    const word = (value: string | null) => {
      if (value === null) return '–'
      if (kind === 'state') return t(`states.${enrolmentStates.find((each) => each === value) ?? 'enrolled'}`)
      if (kind === 'intake') return formatDay(value, locale, 'medium')
      if (kind === 'language') return languages(routing.locales.find((each) => each === value) ?? 'en')
      return value
    }
    const values = {
      actor,
      before: word(before),
      after: word(after),
      day: formatDay(onDay, locale, 'medium'),
    }
    const text = t(`history.${kind}`, values)
    return owed === null ? text : `${text} ${t('history.owed', { amount: formatMoney(owed) })}`
  }
}

/** One enrolment: its facts, what is owed, its changes and its history. */
export function EnrolmentCard({ enrolment }: { enrolment: Enrolment }) {
  const locale = useLocale()
  const t = useTranslations('Students')
  const payments = useTranslations('PaymentsAdmin')
  const languages = useLanguageNames()
  const sentence = useSentence()
  const { fees, intakes } = useContent()
  const { id, level, state, fee, studentNumber, events } = enrolment
  const day = today()
  const terms = owedByTerms(enrolment, fees.cancellationDays, day)
  const starts = intakes.filter((start) => start !== enrolment.intake)
  const facts: (readonly [string, ReactNode])[] = [
    [t('columns.number'), studentNumber ?? '–'],
    [t('columns.intake'), <Day key="intake" day={enrolment.intake} />],
    [t('columns.language'), languages(enrolment.language)],
    [t('columns.since'), <Day key="since" day={enrolment.stateOn} />],
    [t('fee'), formatMoney(fee)],
    [payments('payment.received'), formatMoney(terms.paid)],
    [t('reason'), enrolment.stateReason],
  ]
  const states = enrolmentStates
    .filter((each) => each !== state)
    .map((each): Change => ({
      kind: 'state',
      label: t(`acts.${each}`),
      before: state,
      after: each,
      mayEnd: each === 'withdrawn' && terms.isWithin,
    }))
  const others: Change[] = [
    {
      kind: 'level',
      label: t('acts.level'),
      before: String(level),
      options: levelNumbers
        .filter((each) => each !== level)
        .map((each): Option => [String(each), payments('form.level', { level: String(each) })]),
      mayEnd: terms.isWithin,
    },
    {
      kind: 'intake',
      label: t('acts.intake'),
      before: enrolment.intake,
      options:
        starts.length > 0 ? starts.map((start): Option => [start, formatDay(start, locale)]) : undefined,
    },
    { kind: 'number', label: t('acts.number'), before: studentNumber ?? '' },
    {
      kind: 'language',
      label: t('acts.language'),
      before: enrolment.language,
      options: routing.locales.map((each): Option => [each, languages(each)]),
    },
  ]
  const needsTerms = ({ kind, after }: Change) =>
    isStudying(state) && (kind === 'level' || after === 'withdrawn' || after === 'paused')
  return (
    <article aria-labelledby={`enrolment-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={`enrolment-${id}`}>{payments('form.level', { level: String(level) })}</h3>
        <StateBadge state={state} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-quiet">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        {[...states, ...others].map((change) => (
          <ChangeForm
            key={change.kind + (change.after ?? '')}
            enrolment={id}
            once={randomUUID()}
            day={day}
            change={change}
          >
            {needsTerms(change) && <Terms terms={terms} fee={fee} isPause={change.after === 'paused'} />}
          </ChangeForm>
        ))}
      </div>
      <Disclosure title={t('historyTitle', { count: events.length })}>
        <ol className="grid gap-3">
          {events.map((event) => (
            <li key={event.id} className="border-l-2 border-line pl-4">
              <p className="text-small text-quiet wrap-anywhere">
                {sentence(event)} ·{' '}
                <span className="whitespace-nowrap">
                  <StaffTime iso={event.createdAt} />
                </span>
              </p>
              {event.reason && <p className="mt-1 wrap-anywhere whitespace-pre-line">{event.reason}</p>}
            </li>
          ))}
        </ol>
      </Disclosure>
    </article>
  )
}
