import { randomUUID } from 'node:crypto'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import type { Option } from '@/components/ui/field'
import { type LevelNumber, levelNumbers } from '@/lib/content/level-numbers'
import { dayAfter, nextMonth, today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { Lead } from '@/lib/leads/schema'
import { USUAL_DAYS } from '@/lib/payments/admin/payment-form'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { useContent } from '@/lib/site/queries'
import { leadEnrolments } from '@/lib/students/queries'
import { isStudying } from '@/lib/students/register'
import { EnrolForm } from './enrol-form'

/** The form that enrols a lead, filled in: the level, the next intake, and the instalments from next month on. */
export function Enrol({
  lead,
  language,
  level,
}: {
  lead: string
  language: Lead['language']
  level: LevelNumber
}) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.form')
  const { intakes } = useContent()
  const next = intakes.find((start) => start >= today()) ?? intakes.at(-1)
  return (
    <EnrolForm
      lead={lead}
      once={randomUUID()}
      levels={levelNumbers.map((each): Option => [String(each), t('level', { level: String(each) })])}
      intakes={intakes.map((start): Option => [start, formatDay(start, locale)])}
      first={{
        level: String(level),
        intake: next ?? nextMonth(today()),
        language,
        way: 'single',
        firstDueOn: nextMonth(dayAfter(today(), USUAL_DAYS)),
      }}
    />
  )
}

/** Offers to enrol somebody whose deposit for a level is paid; links to the student once that is done. */
export async function EnrolPaid({
  lead,
  name,
  language,
  level,
}: {
  lead: string
  name: string
  language: Lead['language']
  level: LevelNumber
}) {
  const [t, read] = await Promise.all([
    getTranslations('Students'),
    settle('leadEnrolments', leadEnrolments(lead)),
  ])
  if (!read.ok) return null
  const own = read.data.find((each) => each.level === level && isStudying(each.state))
  return (
    <section
      aria-label={t('paidTitle')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-good-soft p-5 sm:px-7 print:hidden"
    >
      {own ? (
        <p>
          {t('isEnrolled', { name, level: String(level) })}{' '}
          <Link href={routes.student(lead)} className="row-link">
            {t('open')}
          </Link>
        </p>
      ) : (
        <>
          <p>
            <span className="block font-semibold">{t('paidTitle')}</span>{' '}
            {t('paidText', { name, level: String(level) })}
          </p>
          <Enrol lead={lead} language={language} level={level} />
        </>
      )}
    </section>
  )
}
