import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { LocalDate } from '@/components/ui/local-date'
import { Notice } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import { heldCount, heldSubmissions } from '@/lib/leads/held-queries'
import { LEAD_MONTHS } from '@/lib/retention'
import { settle } from '@/lib/result'
import { routes } from '@/lib/routes'
import { HeldList } from './held-list'
import { SubmissionDetails } from './submissions'

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
        {t('alert', { count: held, limit: perHour })}
        <ButtonLink variant="quiet" href={localePath(routes.heldLeads, locale)}>
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
        {t('intro', { limit: count.data.perHour, months: LEAD_MONTHS })}
      </p>
      <HeldList
        items={held.data.map((submission) => ({
          id: submission.id,
          name: submission.name,
          details: (
            <>
              <p className="mt-1 text-small text-quiet">
                <LocalDate iso={submission.createdAt} siteTag={formatLocale[locale]} withTime />
              </p>
              <SubmissionDetails submission={submission} />
            </>
          ),
        }))}
      />
      {unlisted > 0 && <p className="mt-5 text-quiet">{t('more', { count: unlisted })}</p>}
    </>
  )
}
