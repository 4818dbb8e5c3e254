import { useTranslations } from 'next-intl'
import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { ButtonLink } from '@/components/ui/link'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { DeadEnd } from './page-hero'

function Nothing(): never {
  notFound()
}

/**
 * Makes its page a 404 whose HTML already holds the text. Thrown outside a Suspense boundary, notFound() would send an
 * empty document that only scripts fill. `doNotCache` if the page may exist but the database does not answer: our own
 * server makes that a 503 (lib/next/page-cache.mjs).
 * @throws Error in that case on Vercel, which then keeps the last good page.
 */
export function Missing({ doNotCache = false, children }: { doNotCache?: boolean; children: ReactNode }) {
  if (doNotCache && env.VERCEL) throw new Error('the database does not answer')
  return (
    <>
      {doNotCache && <DoNotCache />}
      <Suspense fallback={children}>
        <Nothing />
      </Suspense>
    </>
  )
}

/** Marks a page rendered without the database, so that the page cache does not store it (lib/next/page-cache.mjs). */
export function DoNotCache() {
  return <span hidden data-cache="no-store" />
}

/** The page for an address that does not exist. */
export function NotFoundView() {
  const t = useTranslations('NotFound')
  return (
    <DeadEnd title={t('title')} text={t('text')}>
      <ButtonLink href={routes.home}>{t('home')}</ButtonLink>
      <ButtonLink variant="quiet" href={routes.courses}>
        {t('courses')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={routes.blog}>
        {t('blog')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={routes.contact}>
        {t('contact')}
      </ButtonLink>
    </DeadEnd>
  )
}
