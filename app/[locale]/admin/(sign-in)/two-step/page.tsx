import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { CardHeading, CardLink, SignOutButton } from '@/components/staff/sign-in-card'
import { FirstWays, SecondFactorWays } from '@/components/staff/second-factor-ways'
import { Notice } from '@/components/ui/notice'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { type Path, routes, withQuery } from '@/lib/routes'
import { type Passkey, ownPasskeys } from '@/lib/staff/sign-in/passkey-queries'
import { getSession } from '@/lib/staff/queries'
import { type AskedChange, changeSchema } from '@/lib/staff/sign-in/second-factor'
import { secondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'
import { neededPath, nextOf } from '@/lib/staff/sign-in/path'
import type { Route } from 'next'
import { AddPasskeyForm } from '@/components/staff/add-passkey-form'
import { SecondFactorForm } from '@/components/staff/second-factor-form'
import { addPasskey } from '@/lib/staff/sign-in/passkey-actions'
import { changeSecondFactor } from '@/lib/staff/sign-in/second-factor-actions'

export const generateMetadata = () => unlistedMetadataOf('twoStep')

/**
 * The account's methods of two-step verification, and with `?change=` one change. Admins who must set it up are
 * redirected here from every page.
 */
export default async function TwoStepPage({ searchParams }: PageProps<'/[locale]/admin/two-step'>) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('Staff.factor'), searchParams])
  const next = query.next ? nextOf(query, locale) : undefined
  const list = withQuery(routes.twoStep, { next })
  const here = localePath(list, locale)
  const { state } = await getSession()
  if (state !== 'staff' && state !== 'enrol') redirect(neededPath(state, locale, here))
  const asked = changeSchema.safeParse(query)
  const [status, passkeys] = await Promise.all([secondFactorStatus(), ownPasskeys()])
  const { enrolledAt, resetAt } = status
  if (asked.success) return <ChangeCard asked={asked.data} passkeys={passkeys} next={next} back={list} />
  const day = (iso: string) => formatDay(today(new Date(iso)), locale, 'medium')
  return (
    <>
      <CardHeading
        title={t('title')}
        intro={enrolledAt ? t('onSince', { date: day(enrolledAt) }) : t('intro')}
      />
      {!enrolledAt && (resetAt || state === 'enrol') && (
        <div className="mb-5">
          <Notice variant="alert">{resetAt ? t('reset', { date: day(resetAt) }) : t('required')}</Notice>
        </div>
      )}
      {enrolledAt ? <SecondFactorWays status={status} passkeys={passkeys} /> : <FirstWays next={next} />}
      {state === 'staff' ? (
        <CardLink href={routes.account}>{t('toAccount')}</CardLink>
      ) : (
        <SignOutButton locale={locale} />
      )}
    </>
  )
}

/** Card for one change to two-step verification. */
async function ChangeCard({
  asked,
  passkeys,
  next,
  back,
}: {
  asked: AskedChange
  passkeys: readonly Passkey[]
  /** Where to go after the recovery codes; default: the list of methods. */
  next: Route | undefined
  back: Path
}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Staff.factor')])
  const { change } = asked
  const list = localePath(routes.twoStep, locale)
  const name = change === 'removePasskey' && passkeys.find(({ id }) => id === asked.passkey)?.name
  // The passkey is gone: the list shows the remaining ones.
  if (name === undefined) redirect(list)
  const action = changeSecondFactor.bind(null, locale, asked)
  const heading = (
    <CardHeading
      title={t(`changes.${change}.title`)}
      intro={t(`changes.${change}.text`, { name: name || '' })}
    />
  )
  return (
    <>
      {change === 'addPasskey' ? (
        <AddPasskeyForm
          heading={heading}
          next={next ?? list}
          action={action}
          add={addPasskey.bind(null, locale)}
        />
      ) : (
        <SecondFactorForm change={change} heading={heading} next={next ?? list} action={action} />
      )}
      <CardLink href={back}>{t('back')}</CardLink>
    </>
  )
}
