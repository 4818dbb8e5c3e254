import { getTranslations } from 'next-intl/server'
import { ConfirmForm } from '@/components/newsletter/confirm-form'
import { SubscriptionPage } from '@/components/newsletter/subscription-page'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('newsletterConfirm')

/** Where the link of a confirmation leads. Opening it confirms nothing, because scanners of mail open links. */
export default async function ConfirmPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const [t, { token }] = await Promise.all([getTranslations('NewsletterLink'), searchParams])
  return (
    <SubscriptionPage title={t('confirmTitle')} token={[token].flat()[0] ?? ''} purpose="confirm">
      {(subscription, token) =>
        subscription.state === 'confirmed' ? (
          <p>{t('confirmed', { email: subscription.email })}</p>
        ) : (
          <ConfirmForm
            token={token}
            messages={{
              ask: t('ask', { email: subscription.email }),
              confirm: t('confirm'),
              confirming: t('sending'),
              confirmed: t('confirmed', { email: subscription.email }),
              gone: t('gone'),
              failed: t('failed'),
            }}
          />
        )
      }
    </SubscriptionPage>
  )
}
