'use client'

import { useLocale } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in/path'

/**
 * Links to sign-in from a form whose session has ended. In another tab, to keep typed text, unless there is none or the
 * form restores it (`isHere`).
 */
export function SignInAgain({ path, label, isHere }: { path: Path; label: string; isHere?: boolean }) {
  const locale = useLocale()
  return (
    <a
      href={signInPath(locale, { next: localePath(path, locale) })}
      {...(!isHere && { target: '_blank', rel: 'noopener' })}
      className="font-semibold underline"
    >
      {label}
    </a>
  )
}
