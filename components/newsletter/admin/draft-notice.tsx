import { useLocale, useTranslations } from 'next-intl'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import type { IssueAnswer } from '@/lib/newsletter/issue-answer'
import type { Path } from '@/lib/routes'
import { IssueErrorNotice } from './issue-error'

/** What came of the button that was pressed. In a conflict nothing happens by itself: it offers the ways out. */
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
          <Button
            type="submit"
            variant="danger"
            size="small"
            name="over"
            value={answer.theirs}
            disabled={pending}
          >
            {t('over')}
          </Button>
        </div>
      )}
    </IssueErrorNotice>
  )
}
