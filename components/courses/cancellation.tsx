import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'

/** The cancellation rule, shown before payment, with a link to the terms. */
export function Cancellation({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const locale = useLocale()
  const { fees } = useContent()
  const t = useTranslations('Courses')
  return (
    <div className="border-l-4 border-grain pl-5 sm:pl-6">
      <Heading className="text-lead">{t('cancellation')}</Heading>
      <p className="mt-2" {...textProps(fees.cancellationRule, locale)} />
      <p className="mt-2" {...textProps(fees.nonRefundableNote, locale)} />
      <Link href={routes.cancellation} className="row-link mt-1 print:hidden">
        {t('readTerms')}
      </Link>
    </div>
  )
}
