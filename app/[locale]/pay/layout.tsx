import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/site/header/language-switch'
import { ThemeSwitch } from '@/components/site/header/theme-switch'
import { HomeLink } from '@/components/site/header/wordmark'

/** Frame of a payment link's page: its only way out is the organisation's name. */
export default function PayLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('Header')
  return (
    <>
      <header className="relative z-1 print:hidden">
        <div className="shell flex min-h-18 flex-wrap items-center justify-between gap-x-3 py-1">
          <div className="min-w-0 flex-[1_1_8rem]">
            <HomeLink />
          </div>
          <div className="ml-auto flex">
            <LanguageSwitch label="Header.language" />
            <ThemeSwitch label={t('theme')} />
          </div>
        </div>
      </header>
      <main className="flex-1">{children}</main>
    </>
  )
}
