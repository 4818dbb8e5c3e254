import { useLocale, useTranslations } from 'next-intl'
import { formatRand } from '@/lib/content/documents/fees'
import { useContent } from '@/lib/site/queries'

/** Localised figures of the home page: the provider's claims and the monthly fee. */
export function useFigures(): readonly { readonly value: string; readonly label: string }[] {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { fees, home } = useContent()
  return [
    ...home.stats
      .filter((stat) => stat.home)
      .map(({ value, label }) => ({ value: value[locale], label: label[locale] })),
    { value: formatRand(fees.monthlyFee), label: t('aMonth') },
  ]
}
