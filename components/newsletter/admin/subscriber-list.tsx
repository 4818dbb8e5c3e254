'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Refusal } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { Dated, StaffTime } from '@/components/ui/admin/staff-time'
import { useFormAction } from '@/components/ui/use-form-action'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { endSubscription } from '@/lib/newsletter/subscriber-actions'
import { type Subscription, endings } from '@/lib/newsletter/subscribers'
import { routes } from '@/lib/routes'

/** Subscriptions in one form, with the evidence of consent and buttons to end them. */
export function SubscriberList({
  subscriptions,
  empty,
}: {
  subscriptions: readonly Subscription[]
  /** In place of an empty list. */
  empty: ReactNode
}) {
  const t = useTranslations('NewsletterAdmin.subscribers')
  const errors = useTranslations('Staff.errors')
  const [answers, setAnswers] = useState(0)
  const { state, refused, pending, form } = useFormAction(endSubscription, {
    onAnswer: () => setAnswers((count) => count + 1),
  })
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && (
        // The pressed button is gone, so each answer's new message takes the focus.
        <Notice key={answers} variant="good" ref={bringIntoView}>
          {state.data.already ? t('already') : t(state.data.ending === 'refuse' ? 'refused' : 'unsubscribed')}
        </Notice>
      )}
      {refused && (
        <Refusal code={refused.code} path={routes.newsletterSubscribers} ref={bringIntoView}>
          {refused.code === 'failed' ? t('actionFailed') : errors(refused.code)}
        </Refusal>
      )}
      {subscriptions.length === 0 ? (
        empty
      ) : (
        <ul aria-label={t('listTitle')} className="grid grid-cols-[minmax(0,1fr)]">
          {subscriptions.map((subscription) => (
            <Item key={subscription.id} subscription={subscription} disabled={pending} />
          ))}
        </ul>
      )}
    </form>
  )
}

function Item({ subscription, disabled }: { subscription: Subscription; disabled: boolean }) {
  const t = useTranslations('NewsletterAdmin.subscribers')
  const languages = useLanguageNames()
  const { id, email, language, state, confirmedAt, askedAt, endedAt } = subscription
  const isOpen = state === 'confirmed' || state === 'pending'
  return (
    <li className="flex flex-wrap items-center gap-x-5 border-b border-line py-1 last:border-0">
      <div className="min-w-0 flex-[1_1_20rem] py-0.5 text-small leading-5">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="flex flex-wrap gap-x-4 text-quiet">
          <span>{languages(language)}</span>
          {state === 'pending' && <Dated label={t('asked')} iso={askedAt} />}
          <Dated label={t('since')} iso={confirmedAt} />
          <Dated label={t('ended')} iso={endedAt} />
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1 has-[[open]]:basis-full">
        <Evidence subscription={subscription} />
        {isOpen &&
          endings.map((ending) => (
            <ConfirmStep
              key={ending}
              group={id}
              size="small"
              label={t(ending)}
              name={t(`${ending}Of`, { email })}
            >
              <p>{t(`${ending}Question`)}</p>
              <Button size="small" variant="danger" name={ending} value={id} disabled={disabled}>
                {t(`${ending}Confirm`)}
              </Button>
            </ConfirmStep>
          ))}
      </div>
    </li>
  )
}

/** The text that the owner of the address agreed to, where and when. */
function Evidence({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('NewsletterAdmin.subscribers')
  const languages = useLanguageNames()
  const { email, consentVersion, consentLanguage, page, createdAt, askedAt, confirmedAt, endedAt } =
    subscription
  const consent =
    consentVersion === null || consentLanguage === null
      ? t('imported')
      : t('consentVersion', { version: consentVersion, language: languages(consentLanguage) })
  const time = (iso: string | null) => iso && <StaffTime iso={iso} />
  const facts: readonly [string, ReactNode][] = [
    [t('consent'), consent],
    [t('page'), page ?? t('pageUnknown')],
    [t('first'), time(createdAt)],
    [t('last'), time(askedAt)],
    [t('confirmedAt'), time(confirmedAt)],
    [t('endedAt'), time(endedAt)],
  ]
  return (
    <details className="min-w-0 open:basis-full">
      <summary aria-label={t('evidenceOf', { email })} className="row-link">
        {t('evidence')}
      </summary>
      <dl className="mt-2 mb-1 grid gap-x-5 gap-y-1 text-small sm:grid-cols-[11rem_minmax(0,1fr)]">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd className="wrap-anywhere max-sm:mb-1">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
