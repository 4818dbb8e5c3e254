import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import type { IssueAnswer, IssueError } from '@/lib/newsletter/issue-answer'
import type { Path } from '@/lib/routes'

/** Says why an action on an issue failed, and takes the focus: the pressed button may be far away. */
export function IssueErrorNotice({
  code,
  problem = '',
  path,
  children,
}: {
  code: IssueError
  /** The mail server's answer. */
  problem?: string
  /** Returned to after a new sign-in. */
  path: Path
  children?: ReactNode
}) {
  const t = useTranslations('NewsletterAdmin.errors')
  return (
    <Notice variant="alert" ref={bringIntoView}>
      <p>
        {t(code, { reason: problem })} <SignInAgain code={code} path={path} />
      </p>
      {children}
    </Notice>
  )
}

/** The outcome of the pressed button. A conflict waits for a choice. */
export function DraftNotice({
  answer,
  path,
  pending,
}: {
  answer: IssueAnswer
  path: Path
  pending: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin.draft')
  if (answer.ok)
    return (
      <Notice variant="good" ref={bringIntoView}>
        {answer.sentTo ? t('tested', { email: answer.sentTo }) : t('saved')}
      </Notice>
    )
  return (
    <IssueErrorNotice code={answer.code} problem={answer.problem} path={path}>
      {answer.theirs !== undefined && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonAnchor variant="quiet" size="small" href={localePath(path, locale)}>
            {t('openNewest')}
          </ButtonAnchor>
          <Button variant="danger" size="small" name="over" value={answer.theirs} disabled={pending}>
            {t('over')}
          </Button>
        </div>
      )}
    </IssueErrorNotice>
  )
}
