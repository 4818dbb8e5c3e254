import { getLocale, getTranslations } from 'next-intl/server'
import { MailNotices } from '@/components/mail/mail-notices'
import { MessageList } from '@/components/mail/message-list'
import { MailPreviews } from '@/components/mail/previews'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { RolePage } from '@/components/staff/admin/staff-page'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { EmptyList, ListSection } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { pageNumber } from '@/lib/address-query'
import { formatNumber } from '@/lib/i18n/formats'
import { mailKinds } from '@/lib/mail/registry'
import { type MailState, mailPath, mailState, mailStates } from '@/lib/outbox/messages'
import { MAIL_PAGE_SIZE, mailCounts, mailMessages } from '@/lib/outbox/queries'
import { MAIL_MONTHS } from '@/lib/retention'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('mail')

async function Messages({
  asked,
  page,
  isAdmin,
}: {
  asked: MailState | null
  page: number
  isAdmin: boolean
}) {
  const locale = await getLocale()
  const t = await getTranslations('Outbox')
  const counts = await settle('mailCounts', mailCounts())
  if (!counts.ok) return <Notice variant="alert">{t('failed')}</Notice>
  // Problems first.
  const state = asked ?? (counts.data.failed > 0 ? 'failed' : counts.data.queued > 0 ? 'queued' : 'sent')
  const messages = await settle('mailMessages', mailMessages(state, page))
  if (!messages.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return (
    <>
      <CountTabs
        label={t('tabs')}
        tabs={mailStates.map((each) => ({
          href: mailPath(each),
          label: t(`states.${each}`),
          isPresent: each === state,
          count: formatNumber(counts.data[each], locale),
        }))}
      />
      <ListSection
        label={t('listTitle')}
        pager={{
          page,
          pages: Math.ceil(counts.data[state] / MAIL_PAGE_SIZE),
          hrefOf: (number) => mailPath(state, number),
          label: t('pager'),
        }}
        note={t('intro', { months: MAIL_MONTHS })}
      >
        <MessageList
          messages={messages.data}
          mayDecide={isAdmin}
          path={mailPath(state, page)}
          empty={<EmptyList text={t('none')} help={t('noneHelp')} />}
        />
      </ListSection>
    </>
  )
}

export default async function MailPage({ searchParams }: PageProps<'/[locale]/admin/mail'>) {
  const query = await searchParams
  const t = await getTranslations('Outbox')
  const meta = await getTranslations('Meta.mail')
  const [asked, page] = [mailState(query), pageNumber(query)]
  const staff = await requireStaff(mailPath(asked, page))
  const isAdmin = staff.role === 'admin'
  return (
    <RolePage role="office" staff={staff} title={meta('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <MailNotices />
        <Messages asked={asked} page={page} isAdmin={isAdmin} />
      </div>
      {isAdmin && (
        <div className="mt-6">
          <SectionCard id="previews" title={t('previewsTitle')}>
            <p className="mb-5 text-quiet">{t('previewsIntro')}</p>
            <MailPreviews kinds={mailKinds} />
          </SectionCard>
        </div>
      )}
    </RolePage>
  )
}
