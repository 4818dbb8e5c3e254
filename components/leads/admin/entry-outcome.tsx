'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { OUTCOME_PARAMETER, entryOutcomes } from '@/lib/leads/entry'

/** Says above the page of a lead what became of an entry, as the address names it; nothing on other visits. */
export function EntryOutcomeNotice() {
  const t = useTranslations('Leads.entry')
  const named = useSearchParams().get(OUTCOME_PARAMETER)
  const outcome = entryOutcomes.find((each) => each === named)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  if (!outcome) return null
  const link = 'font-semibold underline underline-offset-2 hover:text-vine'
  return (
    <div className="shell pt-6">
      <Notice ref={notice} variant="good">
        {t(`saved.${outcome}`)}{' '}
        {outcome === 'joined' && (
          <a href="#submissions" className={link}>
            {t('toEnquiries')}
          </a>
        )}
        {outcome === 'similar' && (
          <a href="#suggested" className={link}>
            {t('compare')}
          </a>
        )}
      </Notice>
    </div>
  )
}
