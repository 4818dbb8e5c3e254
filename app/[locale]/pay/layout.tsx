import type { ReactNode } from 'react'
import { Switches } from '@/components/site/header/switches'
import { HomeLink } from '@/components/site/header/wordmark'

/** Frame of a payment link's page: its only way out is the organisation's name. */
export default function PayLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="relative z-1 print:hidden">
        <div className="shell flex min-h-18 flex-wrap items-center justify-between gap-x-3 py-1">
          <div className="min-w-0 flex-[1_1_8rem]">
            <HomeLink />
          </div>
          <div className="ml-auto flex">
            <Switches labels="Header" />
          </div>
        </div>
      </header>
      <main className="flex-1">{children}</main>
    </>
  )
}
