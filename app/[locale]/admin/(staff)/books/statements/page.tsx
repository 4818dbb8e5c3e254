import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { LineChoice, SEARCH_FORM } from '@/components/payments/admin/bank/line-choice'
import { LineForm } from '@/components/payments/admin/bank/line-form'
import { LineList } from '@/components/payments/admin/bank/line-list'
import { StatementForm } from '@/components/payments/admin/bank/statement-form'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { EmptyList, ListSection } from '@/components/ui/admin/list-section'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type Values, first, listFilters, pageNumber } from '@/lib/address-query'
import { formatNumber } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { type BankTab, bankTabs } from '@/lib/payments/bank/form'
import { BANK_PAGE_SIZE, bankLines } from '@/lib/payments/bank/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { publishedContent } from '@/lib/site/queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('bankStatements')

const filters = listFilters({ state: z.enum(bankTabs).catch('open') })
const pathOf = (state: BankTab, page = 1, line: string | null = null) =>
  filters.path(routes.bankStatements, { state }, page, { line })

async function Lines({ tab, page, query }: { tab: BankTab; page: number; query: Values }) {
  const locale = await getLocale()
  const t = await getTranslations('PaymentsAdmin.bank')
  const [list, { bank }] = await Promise.all([settle('bankLines', bankLines(tab, page)), publishedContent()])
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { counts, certain, lines } = list.data
  const chosen = lines.find(({ id }) => String(id) === first(query, 'line'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex">
        <StatementForm account={bank.accountNumber} />
      </div>
      <form id={SEARCH_FORM} action={localePath(routes.bankStatements, locale)} />
      <LineForm>
        {certain.length > 0 && (
          <Button name="all" value={certain.join()} className="justify-self-start">
            {t('confirmAll', { count: certain.length })}
          </Button>
        )}
        {chosen && (
          <LineChoice
            line={chosen}
            query={query.q}
            path={pathOf(tab, page, String(chosen.id))}
            close={pathOf(tab, page)}
          />
        )}
        <CountTabs
          label={t('tabsLabel')}
          tabs={bankTabs.map((each) => ({
            href: pathOf(each),
            label: t(`tabs.${each}`),
            isPresent: each === tab,
            count: formatNumber(counts[each] ?? 0, locale),
          }))}
        />
        <ListSection
          label={t('title')}
          pager={{
            page,
            pages: Math.ceil((counts[tab] ?? 0) / BANK_PAGE_SIZE),
            hrefOf: (number) => pathOf(tab, number),
            label: t('pager'),
          }}
        >
          {lines.length === 0 ? (
            <EmptyList text={t(`none.${tab}`)} />
          ) : (
            <LineList lines={lines} hrefOf={({ id }) => pathOf(tab, page, String(id))} />
          )}
        </ListSection>
      </LineForm>
    </div>
  )
}

export default async function BankStatementsPage({
  searchParams,
}: PageProps<'/[locale]/admin/books/statements'>) {
  const query = await searchParams
  const t = await getTranslations('PaymentsAdmin.bank')
  const { state: tab } = filters.read(query)
  const page = pageNumber(query)
  const staff = await requireStaff(pathOf(tab, page))
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title')}
      back={{ href: routes.books, label: t('toBooks') }}
    >
      <p className="mb-4 max-w-2xl text-quiet">{t('intro')}</p>
      <Lines tab={tab} page={page} query={query} />
    </RolePage>
  )
}
