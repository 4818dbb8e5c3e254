import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Erasure } from '@/lib/privacy/person'
import { BACKUP_DAYS } from '@/lib/retention'

/** The result of an erasure: rows deleted, deletions pending, and the note on backups for the person. */
export function ErasedNotice({ erasure: { rows, isDone } }: { erasure: Erasure }) {
  const t = useTranslations('Privacy')
  return (
    <Notice variant={isDone ? 'good' : 'alert'}>
      <p>{t('erased', { count: rows })}</p>
      {!isDone && <p className="mt-2">{t('erasedFiles')}</p>}
      <p className="mt-2">{t('erasedBackups', { days: BACKUP_DAYS })}</p>
    </Notice>
  )
}
