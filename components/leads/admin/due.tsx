import { ChevronRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/result'
import { dueLeads } from '@/lib/leads/queries'
import { LeadList } from './lead-list'

/** Whom to come back to today, on top of the inbox; folded while something is looked for. */
export async function Due({ folded }: { folded: boolean }) {
  const [t, due] = await Promise.all([getTranslations('Leads.inbox'), settle('dueLeads', dueLeads())])
  if (!due.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { leads, total } = due.data
  if (total === 0) return null
  const title = t('dueTitle', { count: total })
  return (
    <details open={!folded} className="group rounded-card border border-grain bg-raised px-5 py-3 sm:px-7">
      <summary className="flex min-h-11 items-center gap-2">
        <ChevronRight className="size-5 shrink-0 group-open:rotate-90" aria-hidden />
        <h2 className="text-h3">{title}</h2>
      </summary>
      <div className="pt-2 pb-3">
        <LeadList leads={leads} label={title} />
      </div>
    </details>
  )
}
