import { useLocale, useTranslations } from 'next-intl'
import { Day } from '@/components/ui/admin/staff-time'
import { EmailAddress } from '@/components/ui/admin/email'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { counted } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { PrivacyRequest } from '@/lib/privacy/queries'
import { routes, withQuery } from '@/lib/routes'
import { RequestButton } from './request-button'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Negative once overdue. */
const daysLeft = (due: string) => (Date.parse(due) - Date.parse(today())) / DAY_MILLISECONDS

/** The open requests, first due first, then the latest answered. */
export function RequestList({
  open,
  unlisted,
  answered,
}: {
  open: readonly PrivacyRequest[]
  /** The number of other open ones. */
  unlisted: number
  answered: readonly PrivacyRequest[]
}) {
  const locale = useLocale()
  const t = useTranslations('Privacy.requests')
  return (
    <>
      {open.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul className="grid empty:hidden">
        {open.map((request) => (
          <Item key={request.id} request={request} />
        ))}
      </ul>
      {unlisted > 0 && <p className="mt-4 text-quiet">{t('more', counted(unlisted, locale))}</p>}
      {answered.length > 0 && (
        <details className="mt-4 border-t border-line pt-2">
          <summary className="min-h-11 py-2.5 font-semibold hover:text-vine">{t('answeredTitle')}</summary>
          <ul className="grid">
            {answered.map((request) => (
              <Item key={request.id} request={request} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** The days left to answer a request. Overdue ones have a sign. */
export function TimeLeft({ due }: { due: string }) {
  const t = useTranslations('Privacy.requests')
  const days = daysLeft(due)
  if (days >= 0) return <span className="font-semibold">{t('daysLeft', { count: days })}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-alert">
      <Icon name="staff/circle-alert" />
      {t('overdue', { count: -days })}
    </span>
  )
}

function Item({ request }: { request: PrivacyRequest }) {
  const t = useTranslations('Privacy.requests')
  const languages = useLanguageNames()
  const { id, email, kind, answeredOn } = request
  const whose = { kind: t(`kinds.${kind}`), address: email ?? t('erased') }
  const day = (value: string) => <Day day={value} />
  return (
    <li className="grid gap-2 border-b border-line py-4 first:pt-0 last:border-0">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{t(`kinds.${kind}`)}</span>
        {' · '}
        {email ? <EmailAddress address={email} /> : t('erased')}
        {request.name && ` · ${request.name}`}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        {answeredOn ? (
          <span>{t.rich('answeredOn', { day: () => day(answeredOn), actor: request.answeredBy ?? '' })}</span>
        ) : (
          <TimeLeft due={request.dueOn} />
        )}
        <span className="text-quiet">
          {t.rich('dates', { received: () => day(request.receivedOn), due: () => day(request.dueOn) })}
        </span>
        {request.state === 'unconfirmed' && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="staff/shield-question" />
            {t('unconfirmed')}
          </span>
        )}
        <span className="text-quiet [overflow-wrap:anywhere]">
          {languages(request.language)} ·{' '}
          {request.recordedBy === 'visitor' ? t('byForm') : t('byStaff', { actor: request.recordedBy })}
        </span>
      </p>
      {[request.message, request.note].map(
        (text, index) =>
          text && (
            <p
              key={index}
              className="border-l-2 border-line pl-4 [overflow-wrap:anywhere] whitespace-pre-line"
            >
              {text}
            </p>
          ),
      )}
      <div className="flex flex-wrap gap-2">
        {answeredOn ? (
          <RequestButton
            id={id}
            change="reopened"
            variant="quiet"
            label={t('reopen')}
            name={t('reopenOf', whose)}
          />
        ) : (
          <>
            <RequestButton id={id} change="answered" label={t('answered')} name={t('answeredOf', whose)} />
            {email && (
              <ButtonLink
                size="small"
                variant="quiet"
                href={withQuery(routes.privacyAdmin, { request: id })}
                aria-label={t('openOf', whose)}
              >
                {t('open')}
              </ButtonLink>
            )}
            {request.state === 'unconfirmed' && (
              <RequestButton
                id={id}
                change="confirmed"
                variant="quiet"
                label={t('confirm')}
                name={t('confirmOf', whose)}
              />
            )}
          </>
        )}
      </div>
    </li>
  )
}
