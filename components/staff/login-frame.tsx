import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/site/language-switch'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { Wordmark } from '@/components/site/wordmark'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'

/** The card in front of the staff rooms: signing in, a forgotten password, a new one. */
export async function LoginFrame({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children: ReactNode
}) {
  const [locale, t, staff] = await Promise.all([
    getLocale(),
    getTranslations('Staff.login'),
    getTranslations('Staff.bar'),
  ])
  return (
    <main className="grid flex-1 content-center justify-items-center gap-8 px-4 py-12">
      <Wordmark locale={locale} />
      <div className="w-full max-w-md rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 mb-6 text-quiet">{intro}</p>
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <ButtonLink variant="quiet" href={localePath('/', locale)}>
          {t('home')}
        </ButtonLink>
        <LanguageSwitch locale={locale} label={staff('language')} />
        <ThemeSwitch label={staff('theme')} />
      </div>
    </main>
  )
}
