'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import type { EntryOutcome } from '@/lib/leads/entry/fields'

/** The outcome of the entry, above the lead's page. */
export function EntryOutcomeNotice({ outcome }: { outcome: EntryOutcome }) {
  const t = useTranslations('Leads.entry')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const more =
    outcome === 'joined'
      ? { href: '#submissions', text: t('toEnquiries') }
      : outcome === 'similar' && { href: '#suggested', text: t('compare') }
  return (
    <div className="shell pt-6">
      <Notice ref={notice} variant="good">
        {t(`saved.${outcome}`)}{' '}
        {more && (
          <a href={more.href} className="font-semibold underline underline-offset-2 hover:text-vine">
            {more.text}
          </a>
        )}
      </Notice>
    </div>
  )
}
