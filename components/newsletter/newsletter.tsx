import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { translator } from '@/lib/i18n/translator'
import { consentLanguage } from '@/lib/newsletter/schema'
import { routes } from '@/lib/routes'
import { NewsletterForm } from './newsletter-form'

const keys = [
  'label',
  'placeholder',
  'submit',
  'submitting',
  'privacy',
  'trap',
  'successTitle',
  'successText',
  'required',
  'emailInvalid',
  'tooMany',
  'failed',
] as const

/** The newsletter sign-up in the footer. */
export function Newsletter() {
  const locale = useLocale()
  const t = useTranslations('Newsletter')
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="newsletter">
      {/* On a phone the field's label says it. */}
      <div className="max-sm:sr-only">
        <h2 id="newsletter-title" className="text-lead">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-md text-quiet">{t('text')}</p>
      </div>
      <NewsletterForm
        language={locale}
        messages={{
          ...pickMessages(keys, (key) => t(key)),
          consent: translator(consentLanguage(locale))('Newsletter.consent'),
          tooLong: t('tooLong', { most: EMAIL_LENGTH }),
        }}
        privacyHref={localePath(routes.privacyPolicy, locale)}
      />
    </section>
  )
}
