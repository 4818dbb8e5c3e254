import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/site/announcement'
import { Dock } from '@/components/site/dock'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { Help } from '@/components/site/help'
import { PreviewBar } from '@/components/site/preview-bar'

export default function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('Header')
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-[200%] rounded-full bg-vine px-5 py-3 font-semibold text-on-vine focus:translate-y-0 print:hidden"
      >
        {t('skip')}
      </a>
      <Dock />
      <PreviewBar />
      <Announcement />
      <Header />
      <main id="content" tabIndex={-1} className="beside-help flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Help />
    </>
  )
}
