import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Notice } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in/path'

/**
 * Links to sign-in from a form that was refused because its session has ended; nothing for any other code. In another
 * tab, to keep typed text, unless there is none or the form restores it (`isHere`).
 */
export function SignInAgain({
  code,
  path,
  isHere,
}: {
  code: string | null | undefined
  path: Path
  isHere?: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('Staff.errors')
  if (code !== 'notAuthenticated') return null
  return (
    <a
      href={signInPath(locale, { next: localePath(path, locale) })}
      {...(!isHere && { target: '_blank', rel: 'noopener' })}
      className="font-semibold underline"
    >
      {t('signInAgain')}
    </a>
  )
}

/** Why an action was refused, in words; links to sign-in and back to `path` if the session has ended. */
export function Refusal({
  code,
  path,
  isHere,
  ref,
  children,
}: {
  code: string
  path: Path
  isHere?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <Notice variant="alert" ref={ref}>
      {children} <SignInAgain code={code} path={path} isHere={isHere} />
    </Notice>
  )
}
