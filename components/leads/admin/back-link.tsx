import { ArrowLeft } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { localePath } from '@/lib/i18n/paths'

/** Back to the inbox. */
export function BackLink() {
  const locale = useLocale()
  const t = useTranslations('Leads.lead')
  return (
    <Link
      href={localePath('/admin/leads', locale)}
      className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-vine hover:underline"
    >
      <ArrowLeft className="size-5" aria-hidden />
      {t('back')}
    </Link>
  )
}
