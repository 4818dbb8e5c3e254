import type { ReactNode } from 'react'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import '../globals.css'
import { FirstTouchRecorder } from '@/components/leads/first-touch'
import { ErrorLabelsProvider } from '@/components/site/error-view'
import { LanguageMemory } from '@/components/site/header/language-memory'
import { PageViews } from '@/components/site/document/page-views'
import { Theme } from '@/components/site/document/theme'
import { env } from '@/lib/env'
import { FIRST_SCRIPT } from '@/lib/http/headers'
import { directionOf } from '@/lib/i18n/formats'
import { routing } from '@/lib/i18n/routing'
import { figtree, figtreeExtended, fraunces } from './fonts'

export { generateViewport } from '@/lib/seo/metadata'
export { siteMetadata as generateMetadata } from '@/lib/seo/metadata'

/** Seconds after which a stored page is rendered again without a publication. */
export const revalidate = 60

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }))
}

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  const t = await getTranslations('ErrorPage')
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={`${fraunces.variable} ${figtree.variable} ${figtreeExtended.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <Theme>
          <ErrorLabelsProvider
            labels={{ title: t('title'), text: t('text'), retry: t('retry'), home: t('home') }}
          >
            {children}
          </ErrorLabelsProvider>
        </Theme>
        <FirstTouchRecorder />
        <LanguageMemory locale={locale} />
        {(env.PAGE_VIEWS_URL ?? env.VERCEL) && <PageViews collector={env.PAGE_VIEWS_URL} />}
      </body>
    </html>
  )
}
