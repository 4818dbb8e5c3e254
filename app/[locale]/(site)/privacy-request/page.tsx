import { getLocale, getTranslations } from 'next-intl/server'
import { RequestForm } from '@/components/privacy/request-form'
import { PageHero } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { Link } from '@/components/ui/link'
import { requestAnswerDays } from '@/lib/content/documents/privacy'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { requestKinds } from '@/lib/privacy/request'
import { BACKUP_DAYS, PAYMENT_MONTHS, PRIVACY_REQUEST_MONTHS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { siteContent } from '@/lib/site/queries'

export const generateMetadata = () => unlistedMetadataOf('privacyRequest')

const keys = [
  'kind',
  'choose',
  'name',
  'email',
  'emailHint',
  'message',
  'messageHint',
  'trap',
  'submit',
  'submitting',
  'successTitle',
  'invalid',
  'tooLong',
  'characterInvalid',
  'emailInvalid',
  'tooMany',
  'failed',
] as const

const requiredFields = ['kind', 'name', 'email'] as const

/** Requests to see, correct or delete personal information, or to object to its use. */
export default async function PrivacyRequestPage() {
  const locale = await getLocale()
  const t = await getTranslations('PrivacyRequest')
  const { organisation } = await siteContent()
  const days = requestAnswerDays
  return (
    <>
      <PageHero place="vineyard" title={t('title')} intro={t('intro')} />
      <div className="shell grid items-start gap-x-[min(5rem,6vw)] gap-y-12 py-12 sm:py-16 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr]">
        <RequestForm
          language={locale}
          messages={{
            ...pickMessages(keys, (key) => t(`form.${key}`)),
            required: pickMessages(requiredFields, (field) => t(`form.required.${field}`)),
            kinds: pickMessages(requestKinds, (kind) => t(`form.kinds.${kind}`)),
            successText: t('form.successText', { days }),
            successTextMail: t('form.successTextMail', { days }),
          }}
        />
        <section aria-labelledby="next" className="rounded-card bg-clay p-6 sm:p-8">
          <h2 id="next" className="text-lead">
            {t('nextTitle')}
          </h2>
          <ol className="mt-4 grid list-decimal gap-2 pl-5">
            <li>{t('nextCheck')}</li>
            <li>{t('nextAnswer', { days })}</li>
            <li>{t('nextKept', { months: PRIVACY_REQUEST_MONTHS })}</li>
            <li>{t('nextPayments', { years: PAYMENT_MONTHS / 12 })}</li>
            <li>{t('nextBackups', { days: BACKUP_DAYS })}</li>
          </ol>
          <p className="mt-5 text-quiet">{t('otherWays')}</p>
          <ul className="mt-2 grid">
            {[
              { href: `mailto:${organisation.email}`, label: organisation.email },
              { href: `tel:${organisation.phone.e164}`, label: organisation.phone.display },
            ].map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center wrap-anywhere text-vine underline"
                >
                  {label}
                </a>
              </li>
            ))}
            <li>
              <Link
                href={`${routes.privacyPolicy}#rights`}
                className="inline-flex min-h-11 items-center wrap-anywhere text-vine underline"
              >
                {t('policy')}
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}
