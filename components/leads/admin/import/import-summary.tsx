'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { download } from '@/components/ui/admin/download'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { ImportSummary } from '@/lib/leads/import/form'
import { routes } from '@/lib/routes'

/** The result of an import, with refused rows as a file to correct. It takes the focus when it appears. */
export function ImportSummaryView({ summary }: { summary: ImportSummary }) {
  const { added, joined, refused, refusedFile } = summary
  const t = useTranslations('Leads.import')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="grid max-w-2xl gap-5">
      <Notice ref={notice} variant="good">
        <p className="font-semibold">{t('doneTitle')}</p>
        <p>{t('done', { added, joined })}</p>
      </Notice>
      {refused > 0 && (
        <>
          <p>{t('doneRefused', { count: refused })}</p>
          <Button
            variant="quiet"
            className="sm:justify-self-start"
            onClick={() => download(`${t('fileName')}.csv`, refusedFile)}
          >
            <Icon name="staff/download" />
            {t('download')}
          </Button>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.leads}>{t('toInbox')}</ButtonLink>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
