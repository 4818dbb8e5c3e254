import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { ExportError } from '@/lib/http/file-response'

/** Why there was no file, where the address names a code. */
export function ExportNotice({ code }: { code: ExportError | null }) {
  const t = useTranslations('Leads.inbox')
  const shared = useTranslations('Privacy')
  if (code === null) return null
  const sentences: Record<ExportError, string> = {
    notAuthenticated: shared('errorNotAuthenticated'),
    notAdmin: shared('errorNotAdmin'),
    invalid: t('exportInvalid'),
    tooMany: t('exportTooMany'),
    failed: t('exportFailed'),
  }
  return (
    <div className="mb-6">
      <Notice variant="alert">{sentences[code]}</Notice>
    </div>
  )
}
