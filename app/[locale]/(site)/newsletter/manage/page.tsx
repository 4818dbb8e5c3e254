import { getLocale, getTranslations } from 'next-intl/server'
import { ManageForm } from '@/components/newsletter/manage-form'
import { SubscriptionPage } from '@/components/newsletter/subscription-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { languageName, otherLocales } from '@/lib/i18n/routing'

export const generateMetadata = () => unlistedMetadataOf('newsletterManage')

/** Unsubscribing and changing the language, without signing in. */
export default async function ManagePage({ searchParams }: PageProps<'/[locale]/newsletter/manage'>) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('NewsletterLink'), searchParams])
  const token = [query.token].flat()[0] ?? ''
  return (
    <SubscriptionPage title={t('manageTitle')} token={token} purpose="manage">
      {({ email, language, state }) => (
        <ManageForm
          token={token}
          isEnded={state === 'unsubscribed' || state === 'refused'}
          otherLanguages={(state === 'confirmed' ? otherLocales(language) : []).map((other) => ({
            language: other,
            label: t('changeLanguage', { language: languageName(other, locale) }),
          }))}
          messages={{
            state: t(`states.${state}`, { email, language: languageName(language, locale) }),
            unsubscribe: t('unsubscribe'),
            sending: t('sending'),
            languageChanged: t('languageChanged'),
            gone: t('gone'),
            failed: t('failed'),
          }}
        />
      )}
    </SubscriptionPage>
  )
}
