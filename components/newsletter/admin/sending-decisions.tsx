'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { IssueError, SendingIntent } from '@/lib/newsletter/issue-answer'
import type { IssueState } from '@/lib/newsletter/issue-schema'
import { type Result, fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { IssueErrorNotice } from './issue-notices'

/** Actions on an issue past its draft; nothing once it has ended. */
export function SendingDecisions({
  id,
  state: issue,
  action,
}: {
  id: string
  state: IssueState
  action: FormAction<Result<SendingIntent, IssueError>>
}) {
  const t = useTranslations('NewsletterAdmin.decisions')
  const { state, pending, form } = useFormAction(action, fail('failed'))
  const isOpen = issue === 'sending' || issue === 'paused'
  const press = (intent: SendingIntent) => (
    <Button
      type="submit"
      variant={intent === 'resume' ? 'primary' : 'quiet'}
      name="intent"
      value={intent}
      disabled={pending}
    >
      {t(intent)}
    </Button>
  )
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
      {state && !state.ok && <IssueErrorNotice code={state.code} path={routes.newsletterIssue(id)} />}
      {(isOpen || issue === 'scheduled') && (
        <div className="flex flex-wrap items-start gap-3">
          {issue === 'scheduled' && press('unschedule')}
          {issue === 'sending' && press('pause')}
          {issue === 'paused' && press('resume')}
          {isOpen && (
            <ConfirmStep group="cancel" label={t('cancel')} variant="danger">
              <p className="font-semibold">{t('cancelQuestion')}</p>
              <Button type="submit" variant="danger" name="intent" value="cancel" disabled={pending}>
                {t('cancelConfirm')}
              </Button>
            </ConfirmStep>
          )}
        </div>
      )}
    </form>
  )
}
