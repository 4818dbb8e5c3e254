import { getTranslations } from 'next-intl/server'
import { MailNotices } from '@/components/mail/mail-notices'
import { DayTable, SubscriberTable } from '@/components/newsletter/admin/count-tables'
import { IssueList } from '@/components/newsletter/admin/issue-list'
import { NewIssueButton } from '@/components/newsletter/admin/new-issue-button'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportButton, ExportNotice } from '@/components/staff/admin/export'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { Pager } from '@/components/ui/pager'
import { pageNumber } from '@/lib/address-query'
import { exportError } from '@/lib/http/file-response'
import { ISSUES_PAGE_SIZE, issuePage } from '@/lib/newsletter/issue-queries'
import { issuesPath } from '@/lib/newsletter/issue-schema'
import { newsletterDays, subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { countOf } from '@/lib/newsletter/subscribers'
import { api, routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('newsletterAdmin')

async function Subscribers() {
  const t = await getTranslations('NewsletterAdmin')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[1.4fr_1fr]">
      <LoadedSection id="subscribers" title={t('subscribersTitle')} load={subscriptionCounts}>
        {(counts) => (
          <>
            <SubscriberTable counts={counts} />
            <div className="mt-5 flex flex-wrap items-center gap-3">
              <ButtonLink variant="quiet" href={routes.newsletterSubscribers}>
                {t('allSubscribers')}
              </ButtonLink>
              {countOf(counts, 'confirmed') > 0 && (
                <ExportButton action={api.exportNewsletter} label={t('export')} hint={t('exportHint')} />
              )}
            </div>
          </>
        )}
      </LoadedSection>
      <LoadedSection id="days" title={t('daysTitle')} load={newsletterDays}>
        {(days) => <DayTable days={days} />}
      </LoadedSection>
    </div>
  )
}

async function Issues({ page }: { page: number }) {
  const t = await getTranslations('NewsletterAdmin')
  return (
    <LoadedSection id="issues" title={t('issuesTitle')} load={() => issuePage(page)}>
      {({ issues, total }) => (
        <>
          <IssueList issues={issues} />
          <Pager
            page={page}
            pages={Math.ceil(total / ISSUES_PAGE_SIZE)}
            hrefOf={issuesPath}
            labels={{ nav: t('pager'), previous: t('newer'), next: t('older') }}
          />
        </>
      )}
    </LoadedSection>
  )
}

export default async function NewsletterPage({ searchParams }: PageProps<'/[locale]/admin/newsletter'>) {
  const query = await searchParams
  const t = await getTranslations('NewsletterAdmin')
  const page = pageNumber(query)
  const staff = await requireStaff(issuesPath(page))
  return (
    <AdminPage
      staff={staff}
      title={t('title')}
      actions={<NewIssueButton label={t('new')} failed={t('newFailed')} />}
    >
      <ExportNotice code={exportError(query.failed)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MailNotices withLink />
        <p className="max-w-2xl text-quiet">{t('intro')}</p>
        <Issues page={page} />
        <Subscribers />
      </div>
    </AdminPage>
  )
}
