import { useLocale, useTranslations } from 'next-intl'
import { NewIssueButton } from '@/components/newsletter/admin/new-issue-button'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { fromLocalTime } from '@/lib/dates'
import { type Locale, languageName, otherLocales } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { dayAndTime } from './editor/date-format'
import { type FormPost, publicationStage } from './editor/open-post'

/**
 * Says that a post was saved and, if scheduled, when it will appear, and offers next steps: view it, send it to the
 * newsletter's subscribers, translate it. Comes into view with the focus, at the top of the list.
 */
export function SavedNotice({
  post: {
    base,
    input,
    input: { slug, language, translationId, publishedAt },
    together,
  },
  sendsNewsletter,
  onTranslate,
}: {
  post: FormPost
  /** The user may send it to the subscribers. */
  sendsNewsletter: boolean
  onTranslate: (language: Locale) => void
}) {
  const t = useTranslations('Posts.admin')
  const editor = useTranslations('Posts.editor')
  const locale = useLocale()
  const stage = publicationStage(input)
  const sentences = [
    t('saved'),
    stage === 'scheduled' && t('appears', dayAndTime(fromLocalTime(publishedAt), locale)),
    together && t('together'),
  ]
  return (
    <Notice variant="good" ref={bringIntoView}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>{sentences.filter(Boolean).join(' ')}</p>
        <div className="flex flex-wrap gap-3">
          {stage === 'published' && (
            <ButtonLink variant="quiet" size="small" href={routes.post(slug)} locale={language}>
              {editor('viewPost')}
            </ButtonLink>
          )}
          {stage !== 'draft' && sendsNewsletter && (
            <NewIssueButton post={base.id} label={t('sendToSubscribers')} failed={t('issueFailed')} isSmall />
          )}
          {translationId === '' &&
            otherLocales(language).map((other) => (
              <Button key={other} variant="quiet" size="small" onClick={() => onTranslate(other)}>
                {editor('createVersion', { language: languageName(other, locale) })}
              </Button>
            ))}
        </div>
      </div>
    </Notice>
  )
}
