'use client'

import { useTranslations } from 'next-intl'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { Notice } from '@/components/ui/notice'
import type { DataSubjectRequestError } from '@/lib/privacy/person'
import { routes } from '@/lib/routes'

/** Why nothing was done; links to sign-in if the session has ended. */
export function DataRequestError({ code }: { code: DataSubjectRequestError }) {
  const t = useTranslations('Privacy.errors')
  return (
    <Notice variant="alert">
      {t(code)} <SignInAgain code={code} path={routes.privacyAdmin} />
    </Notice>
  )
}
