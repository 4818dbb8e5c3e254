import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CardPage } from '@/components/site/page-hero'
import { Notice } from '@/components/ui/notice'
import { type Subscription, type TokenPurpose, subscriptionOf } from '@/lib/newsletter/subscription-queries'
import { settle } from '@/lib/settle'

/** The page behind a newsletter link, or the problem with the link. */
export async function SubscriptionPage({
  title,
  token,
  purpose,
  children,
}: {
  title: string
  token: string
  purpose: TokenPurpose
  children: (subscription: Subscription) => ReactNode
}) {
  const t = await getTranslations('NewsletterLink')
  const found = await settle('subscriptionOf', subscriptionOf(token, purpose))
  const isGone = found.ok && (!found.data || (purpose === 'confirm' && found.data.ended))
  return (
    <CardPage title={title}>
      {!found.ok && <Notice variant="alert">{t('failed')}</Notice>}
      {isGone && <Notice variant="alert">{t('gone')}</Notice>}
      {found.ok && found.data && !isGone && children(found.data)}
    </CardPage>
  )
}
