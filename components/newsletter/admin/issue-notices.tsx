import { useLocale, useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import type { IssueAnswer } from '@/lib/newsletter/issue-answer'
import type { Path } from '@/lib/routes'

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
  const errors = useTranslations('NewsletterAdmin.errors')
  if (answer.ok)
    return (
      <Notice variant="good" ref={bringIntoView}>
        {answer.sentTo ? t('tested', { email: answer.sentTo }) : t('saved')}
      </Notice>
    )
  return (
    <Refusal code={answer.code} path={path} ref={bringIntoView}>
      {errors(answer.code, { reason: answer.problem ?? '' })}
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
    </Refusal>
  )
}
