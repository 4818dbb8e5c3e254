import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { heldCount, heldSubmissions } from '@/lib/leads/held-queries'
import { LEAD_MONTHS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { HeldList } from './held-list'
import { UndecidedDetails } from './submissions'

/** Tells admins that enquiries are held, and why; nothing while none is. */
export async function HeldNotice() {
  const [locale, t, count] = await Promise.all([
    getLocale(),
    getTranslations('Leads.held'),
    settle('heldCount', heldCount()),
  ])
  if (!count.ok || count.data.held === 0) return null
  const { held, perHour } = count.data
  return (
    <Notice variant="alert">
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {t('alert', { ...counted(held, locale), limit: formatNumber(perHour, locale) })}
        <ButtonLink variant="quiet" href={routes.heldLeads}>
          {t('open')}
        </ButtonLink>
      </span>
    </Notice>
  )
}

/** The held enquiries, the oldest first. */
export async function Held() {
  const [locale, t, inbox, held, count] = await Promise.all([
    getLocale(),
    getTranslations('Leads.held'),
    getTranslations('Leads.inbox'),
    settle('heldSubmissions', heldSubmissions()),
    settle('heldCount', heldCount()),
  ])
  if (!held.ok || !count.ok) return <Notice variant="alert">{inbox('failed')}</Notice>
  const unlisted = count.data.held - held.data.length
  return (
    <>
      <p className="mb-6 max-w-2xl text-quiet">
        {t('intro', { limit: formatNumber(count.data.perHour, locale), months: LEAD_MONTHS })}
      </p>
      <HeldList
        items={held.data.map((submission) => ({
          id: submission.id,
          name: submission.name,
          details: <UndecidedDetails submission={submission} />,
        }))}
      />
      {unlisted > 0 && <p className="mt-5 text-quiet">{t('more', counted(unlisted, locale))}</p>}
    </>
  )
}
