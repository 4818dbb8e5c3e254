import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OfficeWays } from '@/components/payments/office-ways'
import { Cancellation } from '@/components/courses/cancellation'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { Notice } from '@/components/ui/notice'
import { paymentPage } from '@/lib/payments/page-queries'
import { proofOutcomes } from '@/lib/payments/proof'
import { settle } from '@/lib/result'
import { PaymentFacts } from './payment-facts'
import { PaymentState } from './payment-state'
import { WaysToPay } from './ways-to-pay'

export const generateMetadata = () => unlistedMetadataOf('pay')

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ proof?: string | string[] }>
}

/** Where whoever has the link of a payment sees what is asked for, pays it, and finds the receipt. Opening it changes nothing. */
export default async function PayPage({ params, searchParams }: Props) {
  const [t, { token }, query] = await Promise.all([getTranslations('Pay'), params, searchParams])
  const found = await settle('paymentPage', paymentPage(token))
  const help = (words: ReactNode) => (
    <section aria-labelledby="help">
      <h2 id="help" className="text-h3">
        {t('helpTitle')}
      </h2>
      <p className="mt-2">{words}</p>
      <OfficeWays />
    </section>
  )
  if (!found.ok || !found.data)
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice variant="alert">{t(found.ok ? 'gone' : 'unreachable')}</Notice>
        {!found.ok && (
          // A whole new request, with or without scripts.
          <a
            href=""
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4"
          >
            {t('reload')}
          </a>
        )}
        {help(t('helpAny'))}
      </>
    )
  const page = found.data
  const outcome = proofOutcomes.find((known) => known === [query.proof].flat()[0]) ?? null
  return (
    <>
      <h1>{t('title')}</h1>
      <PaymentState page={page} token={token} />
      <PaymentFacts page={page} />
      {page.state === 'pending' && <WaysToPay page={page} token={token} outcome={outcome} />}
      <Cancellation heading="h2" />
      {help(t('helpText', { reference: page.reference }))}
    </>
  )
}
