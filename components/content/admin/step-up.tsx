'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PasskeyButton } from '@/components/staff/passkey-button'
import { SecondFactorCodeForm } from '@/components/staff/second-factor-code-form'
import { ButtonLink } from '@/components/ui/link'
import type { FormAction } from '@/components/ui/use-form-action'
import { localePath } from '@/lib/i18n/paths'
import { routes, withQuery } from '@/lib/routes'
import type { PasskeyRefused } from '@/lib/staff/passkey-actions'
import type { PassState } from '@/lib/staff/second-factor-actions'

/** How the signed-in admin passes two-step verification, with the actions that lead back to the page. */
export interface StepUpWays {
  readonly hasApp: boolean
  readonly hasPasskey: boolean
  readonly passCode: FormAction<PassState>
  readonly passKey: (answer: unknown) => Promise<PasskeyRefused | null>
}

/** Asks for the second factor once more, before something that would cost others money; or to set one up first. */
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
