import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Notice } from '@/components/ui/notice'
import type { IssueError } from '@/lib/newsletter/issue-answer'
import type { Path } from '@/lib/routes'

/** Says why something was not done about an issue, and takes the focus: what was pressed may be far from it. */
export function IssueErrorNotice({
  code,
  problem = '',
  path,
  children,
}: {
  code: IssueError
  /** What the mail server said. */
  problem?: string
  /** The page, to which a new sign-in returns. */
  path: Path
  /** The ways out. */
  children?: ReactNode
}) {
  const t = useTranslations('NewsletterAdmin.errors')
  const login = useTranslations('Staff.login')
  return (
    <Notice variant="alert" ref={bringIntoView}>
      <p>
        {t(code, { reason: problem })}{' '}
        {code === 'notAuthenticated' && <SignInAgain path={path} label={login('submit')} />}
      </p>
      {children}
    </Notice>
  )
}
