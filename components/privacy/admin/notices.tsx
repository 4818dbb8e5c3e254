'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Notice, bringIntoView } from '@/components/ui/notice'
import type { DataSubjectRequestError, Erasure } from '@/lib/privacy/person'
import { BACKUP_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'

/** Why nothing was done; links to sign-in if the session has ended. */
export function DataRequestError({ code }: { code: DataSubjectRequestError }) {
  const t = useTranslations('Privacy.errors')
  return (
    <Refusal code={code} path={routes.privacyAdmin}>
      {t(code)}
    </Refusal>
  )
}

/**
 * The result of an erasure: rows deleted, deletions pending, and the note on backups for the person. It takes the focus,
 * because the pressed button is gone.
 */
export function ErasedNotice({ erasure: { rows, isDone } }: { erasure: Erasure }) {
  const t = useTranslations('Privacy')
  return (
    <Notice ref={bringIntoView} variant={isDone ? 'good' : 'alert'}>
      <p>{t('erased', { count: rows })}</p>
      {!isDone && <p className="mt-2">{t('erasedFiles')}</p>}
      <p className="mt-2">{t('erasedBackups', { days: BACKUP_DAYS })}</p>
    </Notice>
  )
}
