import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/site/notices/announcement'
import { Dock } from '@/components/site/notices/dock'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header/header'
import { Help } from '@/components/site/help/help'
import { PrefetchOnIntent } from '@/components/site/document/prefetch-on-intent'
import { PreviewBar } from '@/components/site/notices/preview-bar'

export default function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('Header')
  return (
    <>
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <Dock />
      <PreviewBar />
      <Announcement />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Help />
      <PrefetchOnIntent />
    </>
  )
}
