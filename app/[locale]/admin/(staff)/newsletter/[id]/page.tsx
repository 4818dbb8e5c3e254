import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { MailNotices } from '@/components/mail/mail-notices'
import { IssueBadge } from '@/components/newsletter/admin/issue-badge'
import { DraftView } from '@/components/newsletter/admin/draft-view'
import { SendingView } from '@/components/newsletter/admin/sending-view'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { findIssue } from '@/lib/newsletter/issue-queries'
import { issueTitle } from '@/lib/newsletter/issue-schema'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('newsletterIssue')

export default async function NewsletterIssuePage({ params }: { params: Promise<{ id: string }> }) {
  const [locale, t, { id }] = await Promise.all([getLocale(), getTranslations('NewsletterAdmin'), params])
  const staff = await requireStaff(locale, routes.newsletterIssue(id))
  // Only an admin learns whether the issue exists.
  const found = staff.role === 'admin' ? await settle('findIssue', findIssue(id)) : null
  if (found?.ok && !found.data) notFound()
  const issue = found?.ok ? found.data : null
  return (
    <AdminPage
      staff={staff}
      title={(issue && issueTitle(issue, locale)) || t('untitled')}
      back={{ href: routes.newsletterAdmin, label: t('back') }}
    >
      {issue ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="-mt-4 sm:-mt-5">
            <IssueBadge state={issue.state} />
          </div>
          <MailNotices withLink />
          {issue.state === 'draft' ? (
            <DraftView issue={issue} locale={locale} />
          ) : (
            <SendingView issue={issue} />
          )}
        </div>
      ) : (
        <Notice variant="alert">{t('gone')}</Notice>
      )}
    </AdminPage>
  )
}
