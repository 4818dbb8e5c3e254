import { getTranslations } from 'next-intl/server'
import { SubscriptionPage } from '@/components/newsletter/subscription-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ConfirmButtonForm } from '@/components/ui/confirm-button-form'
import { Notice } from '@/components/ui/notice'
import { confirmSubscription } from '@/lib/newsletter/subscription-actions'

export const generateMetadata = () => unlistedMetadataOf('newsletterConfirm')

/** Target of confirmation links. Opening it confirms nothing, because mail scanners open links. */
export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/newsletter/confirm'>) {
  const t = await getTranslations('NewsletterLink')
  const consent = await getTranslations('Newsletter')
  const query = await searchParams
  const token = [query.token].flat()[0] ?? ''
  return (
    <SubscriptionPage title={t('manageTitle')} token={token} purpose="confirm">
      {({ email, state }) =>
        state === 'confirmed' ? (
          <Notice variant="good">
            <span className="wrap-anywhere">{t('confirmed', { email })}</span>
          </Notice>
        ) : (
          <ConfirmButtonForm
            token={token}
            action={confirmSubscription}
            messages={{
              ask: t('ask', { email, consent: consent('consent') }),
              confirm: t('confirm'),
              sending: t('sending'),
              confirmed: t('confirmed', { email }),
              gone: t('gone'),
              failed: t('failed'),
            }}
          />
        )
      }
    </SubscriptionPage>
  )
}
