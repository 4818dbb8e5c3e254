import type { Route } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { AddPasskeyForm } from '@/components/staff/add-passkey-form'
import { SecondFactorForm } from '@/components/staff/second-factor-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { localePath } from '@/lib/i18n/paths'
import { type Path, routes } from '@/lib/routes'
import { addPasskey } from '@/lib/staff/sign-in/passkey-actions'
import type { Passkey } from '@/lib/staff/sign-in/passkey-queries'
import type { AskedChange } from '@/lib/staff/sign-in/second-factor'
import { changeSecondFactor } from '@/lib/staff/sign-in/second-factor-actions'

/** Card for one change to two-step verification. */
export async function ChangeCard({
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
