import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CardPage } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/lib/i18n/formats'
import { settle } from '@/lib/settle'
import { isStatement } from '@/lib/students/certificate'
import { certificateOf } from '@/lib/students/link-queries'

export const generateMetadata = () => unlistedMetadataOf('certificate')

/** Where an employer checks a certificate, by the code in the address alone. */
export default async function CertificatePage({ params }: PageProps<'/[locale]/certificate/[code]'>) {
  const [locale, t, { code }] = await Promise.all([getLocale(), getTranslations('Certificate'), params])
  const found = await settle('certificateOf', certificateOf(code))
  const checked = found.ok && found.data
  if (!checked || !checked.ok)
    return (
      <CardPage title={t('title')}>
        <Notice variant="alert">{t(checked ? 'tooMany' : 'unreachable')}</Notice>
      </CardPage>
    )
  const certificate = checked.data
  if (!certificate) notFound()
  const { name, award, issued_on, number, is_valid, level } = certificate
  const words = isStatement(level)
    ? (['validStatement', 'withdrawnStatement'] as const)
    : (['valid', 'withdrawn'] as const)
  const facts = [
    [t('name'), name],
    [t(isStatement(level) ? 'statement' : 'award'), award[locale]],
    [t('issuedOn'), formatDay(issued_on, locale)],
    [t('number'), number],
  ] as const
  return (
    <CardPage title={t('title')}>
      <Notice variant={is_valid ? 'good' : 'alert'}>
        <strong>{t(words[is_valid ? 0 : 1])}</strong>
      </Notice>
      <dl className="mt-6 grid gap-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small font-semibold text-quiet">{label}</dt>
            <dd className="text-lead wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </CardPage>
  )
}
