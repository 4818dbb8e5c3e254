'use client'

import { useTranslations } from 'next-intl'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { Notice } from '@/components/ui/notice'
import type { DataSubjectRequestError } from '@/lib/privacy/person'
import { routes } from '@/lib/routes'

/** Says why nothing was done; if the session has ended, with a link to sign in. */
export function DataRequestError({ code }: { code: DataSubjectRequestError }) {
  const t = useTranslations('Privacy.errors')
  const lead = useTranslations('Leads.lead')
  return (
    <Notice variant="alert">
      {t(code)}{' '}
      {code === 'notAuthenticated' && <SignInAgain path={routes.privacyAdmin} label={lead('signIn')} />}
    </Notice>
  )
}
