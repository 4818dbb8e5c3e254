import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { isMailOn } from '@/lib/mail/smtp'
import { mailCounts } from '@/lib/outbox/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/** Tells staff that mail is off or messages were not delivered; nothing if all is well. */
export async function MailNotices({ withLink = false }: { withLink?: boolean }) {
  const locale = await getLocale()
  const t = await getTranslations('Outbox')
  const counts = await settle('mailCounts', mailCounts())
  const undelivered = counts.ok ? counts.data.undelivered : 0
  if (isMailOn && undelivered === 0) return null
  return (
    <Notice variant="alert" size="small">
      <span className="flex flex-wrap items-center justify-between gap-x-6 min-h-11">
        <span className="grid gap-1">
          {!isMailOn && <span>{t('off')}</span>}
          {undelivered > 0 && <span>{t('undelivered', counted(undelivered, locale))}</span>}
        </span>
        {withLink && (
          <Link
            href={routes.mail}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('view')}
          </Link>
        )}
      </span>
    </Notice>
  )
}
