'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { bringIntoView } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { IssueError, SendingIntent } from '@/lib/newsletter/issue-answer'
import type { IssueState } from '@/lib/newsletter/issue-schema'
import type { Result } from '@/lib/result'
import { routes } from '@/lib/routes'

/** Actions on an issue past its draft; nothing once it has ended. */
export function SendingDecisions({
  id,
  state: issue,
  isStarted,
  action,
}: {
  id: string
  state: IssueState
  /** Whether its text is frozen: then it is no draft again. */
  isStarted: boolean
  action: FormAction<Result<SendingIntent, IssueError>>
}) {
  const t = useTranslations('NewsletterAdmin.decisions')
  const errors = useTranslations('NewsletterAdmin.errors')
  const { refused, pending, form } = useFormAction(action)
  const isFailed = issue === 'failed'
  const isOpen = issue === 'sending' || issue === 'paused' || (isFailed && isStarted)
  const isScheduled = issue === 'scheduled' || (isFailed && !isStarted)
  if (!isOpen && !isScheduled && !refused) return null
  const press = (intent: SendingIntent) => (
    <Button
      variant={intent === 'resume' ? 'primary' : 'quiet'}
      name="intent"
      value={intent}
      disabled={pending}
    >
      {t(isFailed && intent === 'resume' ? 'again' : intent)}
    </Button>
  )
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {refused && (
        <Refusal code={refused.code} path={routes.newsletterIssue(id)} ref={bringIntoView}>
          {errors(refused.code, { reason: '' })}
        </Refusal>
      )}
      {(isOpen || isScheduled) && (
        <div className="flex flex-wrap items-start gap-3">
          {issue === 'sending' && press('pause')}
          {(issue === 'paused' || isFailed) && press('resume')}
          {isScheduled && press('unschedule')}
          {isOpen && (
            <ConfirmStep group="cancel" label={t('cancel')} variant="danger">
              <p className="font-semibold">{t('cancelQuestion')}</p>
              <Button variant="danger" name="intent" value="cancel" disabled={pending}>
                {t('cancelConfirm')}
              </Button>
            </ConfirmStep>
          )}
        </div>
      )}
    </form>
  )
}
