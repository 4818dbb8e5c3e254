import { useTranslations } from 'next-intl'
import { NewIssueButton } from '@/components/newsletter/admin/new-issue-button'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { routes } from '@/lib/routes'
import { type FormPost, isLive, otherLanguage } from './editor/open-post'

/**
 * Says that a post was saved, and offers what usually comes next: to see it, to send it to the subscribers of the
 * newsletter, and to write it in the other language.
 */
export function SavedNotice({
  post: {
    base,
    input,
    input: { slug, language, translationId },
  },
  sendsNewsletter,
  onTranslate,
}: {
  post: FormPost
  /** Whether whoever saved it may send it to the subscribers of the newsletter. */
  sendsNewsletter: boolean
  onTranslate: () => void
}) {
  const t = useTranslations('Posts.admin')
  const editor = useTranslations('Posts.editor')
  return (
    <Notice variant="good">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>{t('saved')}</p>
        <div className="flex flex-wrap gap-3">
          {isLive(input) && (
            <ButtonLink variant="quiet" size="small" href={routes.post(slug)} locale={language}>
              {editor('viewPost')}
            </ButtonLink>
          )}
          {isLive(input) && sendsNewsletter && (
            <NewIssueButton post={base.id} label={t('sendToSubscribers')} failed={t('issueFailed')} isSmall />
          )}
          {translationId === '' && (
            <Button variant="quiet" size="small" onClick={onTranslate}>
              {editor(`createVersion.${otherLanguage(language)}`)}
            </Button>
          )}
        </div>
      </div>
    </Notice>
  )
}
