import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { TextField } from '@/components/ui/field'
import type { IssueParts } from '@/lib/newsletter/issue-schema'
import { Recipients, type Subscribed } from './recipients'

/** Buttons to send a draft now or later, with the recipients of each, and to delete it. */
export function SendSteps({
  parts,
  subscribed,
  at,
  isTimeRefused,
  pending,
}: {
  parts: IssueParts
  subscribed: Subscribed
  /** As its field gives it. */
  at: string
  isTimeRefused: boolean
  pending: boolean
}) {
  const t = useTranslations('NewsletterAdmin.draft')
  const recipients = <Recipients parts={parts} subscribed={subscribed} />
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ConfirmStep group="send" label={t('send')} variant="primary">
        <p className="font-semibold">{t('sendQuestion')}</p>
        {recipients}
        <Button name="intent" value="send" disabled={pending}>
          {t('sendConfirm')}
        </Button>
      </ConfirmStep>
      <ConfirmStep group="send" label={t('schedule')} open={isTimeRefused || undefined}>
        <TextField
          id="send-at"
          name="at"
          label={t('scheduleAt')}
          hint={t('scheduleHint')}
          type="datetime-local"
          defaultValue={at}
          aria-invalid={isTimeRefused || undefined}
        />
        {recipients}
        <Button name="intent" value="schedule" disabled={pending}>
          {t('scheduleConfirm')}
        </Button>
      </ConfirmStep>
      <ConfirmStep group="send" label={t('delete')} variant="danger">
        <p className="font-semibold">{t('deleteQuestion')}</p>
        <Button variant="danger" name="intent" value="delete" disabled={pending}>
          {t('deleteConfirm')}
        </Button>
      </ConfirmStep>
    </div>
  )
}
