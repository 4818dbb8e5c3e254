import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { MailNotices } from '@/components/mail/mail-notices'
import { DraftForm } from '@/components/newsletter/admin/draft-form'
import { IssueBadge } from '@/components/newsletter/admin/issue-badge'
import { SendingView } from '@/components/newsletter/admin/sending-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { type Locale, inEachLanguage, routing } from '@/lib/i18n/routing'
import { changeDraft } from '@/lib/newsletter/issue-actions'
import { findIssue, postChoices } from '@/lib/newsletter/issue-queries'
import { type Issue, issueTitle } from '@/lib/newsletter/issue-schema'
import { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { subscribersOf } from '@/lib/newsletter/subscribers'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('newsletterIssue')

/** A draft with its form's data: eligible posts, and the number of subscribers in each language. */
async function Draft({ issue: { id, parts, version }, locale }: { issue: Issue; locale: Locale }) {
  const [counts, ...found] = await Promise.all([
    settle('subscriptionCounts', subscriptionCounts()),
    ...routing.locales.map((language) => settle('postChoices', postChoices(language, parts[language].posts))),
  ])
  const choices = inEachLanguage((language) => {
    const posts = found[routing.locales.indexOf(language)]
    return posts?.ok ? posts.data : []
  })
  return (
    <DraftForm
      issue={{ id, parts, version }}
      choices={choices}
      subscribed={counts.ok ? subscribersOf(counts.data) : null}
      action={changeDraft.bind(null, locale, id)}
    />
  )
}

export default async function NewsletterIssuePage({ params }: PageProps<'/[locale]/admin/newsletter/[id]'>) {
  const [locale, t, { id }] = await Promise.all([getLocale(), getTranslations('NewsletterAdmin'), params])
  const staff = await requireStaff(routes.newsletterIssue(id))
  // Only admins learn whether the issue exists.
  const found = staff.role === 'admin' ? await settle('findIssue', findIssue(id)) : null
  if (found?.ok && !found.data) notFound()
  const issue = found?.ok ? found.data : null
  return (
    <AdminPage
      staff={staff}
      title={(issue && issueTitle(issue, locale)) || t('untitled')}
      back={{ href: routes.newsletterAdmin, label: t('back') }}
      actions={issue && <IssueBadge state={issue.state} />}
    >
      {issue ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <MailNotices withLink />
          {issue.state === 'draft' ? <Draft issue={issue} locale={locale} /> : <SendingView issue={issue} />}
        </div>
      ) : (
        <Notice variant="alert">{t('gone')}</Notice>
      )}
    </AdminPage>
  )
}
