import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContactLinks } from '@/components/payments/contact-links'
import { Cancellation } from '@/components/courses/cancellation'
import { PageHero } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { today } from '@/lib/dates'
import { sentElementId, toSentOutcome } from '@/lib/media/sent-file'
import { noteOpened, paymentPage } from '@/lib/payments/page-queries'
import { isWithdrawn, proofPlace } from '@/lib/payments/page-schema'
import { settle } from '@/lib/settle'
import { PaymentFacts } from './payment-facts'
import { CreditNotes, PaymentState } from './payment-state'
import { WaysToPay } from './ways-to-pay'

export const generateMetadata = () => unlistedMetadataOf('pay')

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHero place="vineyard" title={title} />
      <div className="shell py-8 sm:py-12 print:py-0">
        <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8 print:max-w-none print:gap-4">
          {children}
        </div>
      </div>
    </>
  )
}

/** A payment request for holders of its link: facts, payment, receipt. Opening it is recorded, and changes nothing else. */
export default async function PayPage({ params, searchParams }: PageProps<'/[locale]/pay/[token]'>) {
  const [t, { token }, query] = await Promise.all([getTranslations('Pay'), params, searchParams])
  const found = await settle('paymentPage', paymentPage(token))
  const outcome = toSentOutcome([query.proof].flat()[0])
  const help = (words: ReactNode) => (
    <section aria-labelledby="help">
      <h2 id="help" className="text-lead">
        {t('helpTitle')}
      </h2>
      <p className="mt-2">{words}</p>
      <ContactLinks />
    </section>
  )
  if (!found.ok || !found.data)
    return (
      <Sheet title={t('title')}>
        {!found.ok && outcome && (
          // The form that would say it is missing here.
          <Notice variant={outcome === 'received' ? 'good' : 'alert'}>{t(`proof.${outcome}`)}</Notice>
        )}
        <Notice variant="alert">{t(found.ok ? 'gone' : 'unreachable')}</Notice>
        {!found.ok && (
          // A full page request, with or without scripts.
          <a href="" className={buttonClass('primary', 'justify-self-start')}>
            {t('reload')}
          </a>
        )}
        {help(t('helpAny'))}
      </Sheet>
    )
  const page = found.data
  const place = proofPlace(page, outcome, today())
  await noteOpened(token)
  return (
    <Sheet title={t('title')}>
      {outcome && place === 'page' && (
        // The form that would say it is missing here, too: the payment changed while it was open.
        <Notice variant={outcome === 'received' ? 'good' : 'alert'} id={sentElementId('proof', outcome)}>
          {t(`proof.${outcome}`)}
        </Notice>
      )}
      <PaymentState page={page} token={token} />
      <CreditNotes page={page} token={token} />
      <PaymentFacts page={page} />
      {page.state === 'pending' && (
        <WaysToPay page={page} token={token} outcome={place === 'form' ? outcome : null} />
      )}
      {/* A withdrawn request is not owed. */}
      {!isWithdrawn(page) && <Cancellation heading="h2" />}
      {help(t('helpText', { reference: page.reference }))}
    </Sheet>
  )
}
