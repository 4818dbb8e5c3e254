import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageHero } from '@/components/site/page-hero'
import { Notice } from '@/components/ui/notice'
import type { Subscription, TokenPurpose } from '@/lib/newsletter/subscription'
import { subscriptionOf } from '@/lib/newsletter/subscription-queries'
import { settle } from '@/lib/result'

/** The page that a link in a message of the newsletter leads to, or what is wrong with the link. */
export async function SubscriptionPage({
  title,
  token,
  purpose,
  children,
}: {
  title: string
  token: string
  purpose: TokenPurpose
  children: (subscription: Subscription, token: string) => ReactNode
}) {
  const [t, found] = await Promise.all([
    getTranslations('NewsletterLink'),
    settle('subscriptionOf', subscriptionOf(token, purpose)),
  ])
  const isGone = found.ok && (!found.data || (purpose === 'confirm' && found.data.ended))
  return (
    <>
      <PageHero title={title} />
      <div className="shell min-h-[24rem] py-12 sm:py-16">
        <div className="mx-auto max-w-xl rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] sm:p-8">
          {!found.ok && <Notice variant="alert">{t('failed')}</Notice>}
          {isGone && <Notice variant="alert">{t('gone')}</Notice>}
          {found.ok && found.data && !isGone && children(found.data, token)}
        </div>
      </div>
    </>
  )
}
