'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import type { DataSubjectRequestError } from '@/lib/privacy/person'
import { routes } from '@/lib/routes'

/** Why nothing was done; links to sign-in if the session has ended. */
export function DataRequestError({ code }: { code: DataSubjectRequestError }) {
  const t = useTranslations('Privacy.errors')
  return (
    <Refusal code={code} path={routes.privacyAdmin}>
      {t(code)}
    </Refusal>
  )
}
