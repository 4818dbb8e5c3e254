import { ChevronRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { LeadFilters } from '@/lib/leads/filters'
import type { FilterOption } from '@/lib/leads/schema'
import { FilterChoice, FilterInput } from './filter-choice'
import { originOptions } from './origin-options'

/** The rarer filters, folded until one of them is set. */
export async function MoreFilters({
  filters: { language, campaign, entry, from, to },
  origins,
}: {
  filters: LeadFilters
  origins: readonly FilterOption[]
}) {
  const t = await getTranslations('Leads.inbox')
  const of = (kind: FilterOption['kind']) => origins.filter((origin) => origin.kind === kind)
  const languages: Record<string, string> = { en: t('english'), af: t('afrikaans') }
  return (
    <details
      open={[language, campaign, entry, from, to].some((value) => value !== null)}
      className="group col-span-full"
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-vine [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 group-open:rotate-90" aria-hidden />
        {t('moreFilters')}
      </summary>
      <div className="grid gap-x-4 gap-y-4 pt-2 pb-1 sm:grid-cols-2 lg:grid-cols-4">
        <FilterChoice
          name="campaign"
          label={t('campaign')}
          value={campaign}
          options={originOptions(of('campaign'), campaign, t('anyCampaign'))}
        />
        <FilterChoice
          name="entry"
          label={t('entry')}
          value={entry}
          options={originOptions(of('page'), entry, t('anyEntry'))}
        />
        <FilterChoice
          name="language"
          label={t('language')}
          value={language}
          options={originOptions(
            of('language'),
            language,
            t('anyLanguage'),
            (value) => languages[value] ?? value,
          )}
        />
        <div className="lg:col-start-1">
          <FilterInput name="from" type="date" label={t('fromDay')} value={from} />
        </div>
        <FilterInput name="to" type="date" label={t('toDay')} value={to} />
      </div>
    </details>
  )
}
