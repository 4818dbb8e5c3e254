import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/admin/disclosure'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { Option } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { levelNumbers } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { type Locale, routing } from '@/lib/i18n/routing'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { formatMoney } from '@/lib/money'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import type { Enrolment } from '@/lib/students/queries'
import {
  type ChangeKind,
  type EnrolmentState,
  ENROLMENT_FIELD,
  enrolmentStates,
  isStudying,
} from '@/lib/students/register'
import { owedByTerms } from '@/lib/students/terms'
import { ChangeForms } from './change-form'
import { StateBadge } from './student-list'

/** One enrolment: its facts and, unless in brief, its changes with the amount owed, and its history. */
export function EnrolmentCard({
  lead,
  enrolment,
  isBrief,
  children,
}: {
  lead: string
  enrolment: Enrolment
  isBrief: boolean
  /** Its certificates and documents. */
  children: ReactNode
}) {
  const locale = useLocale()
  const t = useTranslations('Students')
  const payments = useTranslations('PaymentsAdmin')
  const languages = useLanguageNames()
  const { fees, intakes } = useContent()
  const { id, level, state, fee, studentNumber, events } = enrolment
  const day = today()
  const terms = owedByTerms(enrolment, fees, day)
  const lastDay = formatDay(terms.lastDay, locale)
  /** What somebody owes by the published terms who ends or pauses the enrolment today, and what else follows. */
  const owedToday = (note: 'pause' | 'level' | null) => (
    <div className="grid max-w-2xl gap-2">
      <p className="font-semibold">{t('terms.owed', { amount: formatMoney(terms.owed) })}</p>
      <p>{t('terms.within', { day: lastDay, amount: formatMoney(terms.within) })}</p>
      <p>
        {t('terms.after', {
          day: lastDay,
          fee: formatMoney(fee),
          paid: formatMoney(terms.paid),
          amount: formatMoney(terms.after),
        })}
      </p>
      {note && <p>{t(`terms.${note}`)}</p>}
    </div>
  )
  const word = (kind: string, value: string | null) => {
    if (kind === 'intake') return formatDay(value!, locale, 'medium')
    if (kind === 'language') return languages(value as Locale)
    return kind === 'state' ? t(`states.${value as 'paused'}`) : (value ?? '–')
  }
  const levelName = (each: number) => payments('form.level', { level: String(each) })
  const facts = [
    [t('columns.number'), studentNumber],
    [t('columns.intake'), formatDay(enrolment.intake, locale)],
    [t('columns.language'), languages(enrolment.language)],
    [t('columns.since'), formatDay(enrolment.stateOn, locale)],
    [t('fee'), formatMoney(fee)],
    [payments('payment.received'), formatMoney(terms.paid)],
    [t('forms.reason'), enrolment.stateReason],
  ]
  const change = (kind: ChangeKind, before: string, options?: readonly Option[], after?: EnrolmentState) => {
    const isEnd = isStudying(state) && (kind === 'level' || after === 'withdrawn')
    const isPause = isStudying(state) && after === 'paused'
    const ids = { [LEAD_FIELD]: lead, [ENROLMENT_FIELD]: id, [ONCE_FIELD]: randomUUID() }
    return {
      label: t(`acts.${(after ?? kind) as 'level'}`),
      hidden: { ...ids, kind, before, ...(after && { after }) },
      options: options?.filter(([value]) => value !== before),
      lastDay: isEnd ? lastDay : undefined,
      owed: (isEnd || isPause) && owedToday(isPause ? 'pause' : kind === 'level' ? kind : null),
    }
  }
  const levels = levelNumbers.map((each): Option => [String(each), levelName(each)])
  const starts = intakes.map((start): Option => [start, formatDay(start, locale)])
  const spoken = routing.locales.map((each): Option => [each, languages(each)])
  const changes = [
    ...enrolmentStates
      .filter((each) => each !== state)
      .map((each) => change('state', state, undefined, each)),
    change('level', String(level), levels),
    // Without another one in the content a day is chosen.
    change(
      'intake',
      enrolment.intake,
      intakes.some((start) => start !== enrolment.intake) ? starts : undefined,
    ),
    change('number', studentNumber ?? ''),
    change('language', enrolment.language, spoken),
  ]
  return (
    <article aria-labelledby={`enrolment-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={`enrolment-${id}`}>
          {isBrief ? (
            <Link href={routes.student(lead)} className="row-link">
              {levelName(level)}
            </Link>
          ) : (
            levelName(level)
          )}
        </h3>
        <StateBadge state={state} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {!isBrief && (
        <>
          <ChangeForms changes={changes} today={day} />
          <Disclosure title={t('historyTitle', { count: events.length })}>
            <ol className="grid gap-3">
              {events.map(({ id: event, kind, before, after, onDay, reason, owed, actor, createdAt }) => (
                <li key={event} className="border-l-2 border-line pl-4 wrap-anywhere">
                  <p>
                    <strong className="font-semibold">{t(`changes.${kind}`)}</strong>{' '}
                    {kind !== 'enrolled' && `${word(kind, before)} → `}
                    {kind === 'enrolled' ? levelName(level) : word(kind, after)},{' '}
                    {formatDay(onDay, locale, 'medium')}
                    {owed && `. ${t('owed', { amount: formatMoney(owed) })}`}
                  </p>
                  {reason && <p className="whitespace-pre-line">{reason}</p>}
                  <p className="text-small text-quiet">
                    {actor} · <StaffTime iso={createdAt} />
                  </p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </>
      )}
      {children}
    </article>
  )
}
