import { getTranslations } from 'next-intl/server'
import { ManageForm } from '@/components/newsletter/manage-form'
import { SubscriptionPage } from '@/components/newsletter/subscription-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { otherLocale } from '@/lib/i18n/paths'

export const generateMetadata = () => unlistedMetadataOf('newsletterManage')

/** Where a subscriber unsubscribes or changes the language, without signing in. */
export default async function ManagePage({ searchParams }: PageProps<'/[locale]/newsletter/manage'>) {
  const [t, languages, query] = await Promise.all([
    getTranslations('NewsletterLink'),
    getTranslations('Posts.languages'),
    searchParams,
  ])
  const token = [query.token].flat()[0] ?? ''
  return (
    <SubscriptionPage title={t('manageTitle')} token={token} purpose="manage">
      {({ email, language, state }) => (
        <ManageForm
          token={token}
          isEnded={state === 'unsubscribed' || state === 'refused'}
          otherLanguage={state === 'confirmed' ? otherLocale(language) : null}
          messages={{
            state: t(`states.${state}`, { email, language: languages(language) }),
            changeLanguage: t('changeLanguage', { language: languages(otherLocale(language)) }),
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
