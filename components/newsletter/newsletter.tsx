import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { NewsletterForm } from './newsletter-form'

/** The newsletter in the footer: what it is, and the one field. */
export function Newsletter() {
  const locale = useLocale()
  const t = useTranslations('Newsletter')
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.2fr]"
    >
      <div>
        <h2 id="newsletter-title" className="text-h3">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-md text-quiet">{t('text')}</p>
      </div>
      <NewsletterForm
        language={locale}
        texts={{
          label: t('label'),
          placeholder: t('placeholder'),
          submit: t('submit'),
          submitting: t('submitting'),
          consent: t('consent'),
          privacy: t('privacy'),
          privacyHref: localePath(routes.privacyPolicy, locale),
          trap: t('trap'),
          successTitle: t('successTitle'),
          successText: t('successText'),
          errors: {
            required: t('required'),
            tooLong: t('tooLong'),
            emailInvalid: t('emailInvalid'),
            tooMany: t('tooMany'),
            failed: t('failed'),
          },
        }}
      />
    </section>
  )
}
