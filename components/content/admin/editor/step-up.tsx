import { useLocale, useTranslations } from 'next-intl'
import { PasskeyButton } from '@/components/staff/passkey-button'
import { SecondFactorCodeForm } from '@/components/staff/second-factor-code-form'
import { ButtonLink } from '@/components/ui/link'
import { localePath } from '@/lib/i18n/paths'
import { routes, withQuery } from '@/lib/routes'
import type { StepUpWays } from '../document-view'

/** Asks for the second factor again, or to set one up, before an action that could cost others money. */
export function StepUp({ ways: { hasApp, hasPasskey, passCode, passKey } }: { ways: StepUpWays }) {
  const locale = useLocale()
  const t = useTranslations('Content.bank')
  const back = localePath(routes.siteDocument('bank'), locale)
  if (!hasApp && !hasPasskey)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('stepUpNone')}</p>
        <ButtonLink href={withQuery(routes.twoStep, { next: back })}>{t('stepUpSet')}</ButtonLink>
      </div>
    )
  return (
    <div className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-5">
      <p>{t('stepUp')}</p>
      {hasPasskey && <PasskeyButton pass={passKey} />}
      {hasApp && <SecondFactorCodeForm kind="app" action={passCode} />}
    </div>
  )
}
