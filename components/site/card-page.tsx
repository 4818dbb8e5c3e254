import type { ReactNode } from 'react'
import { PageHero } from './page-hero'

/** A page with one task, reached by a link. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHero place="vineyard" title={title} />
      <div className="shell min-h-[24rem] py-12 sm:py-16">
        <div className="max-w-xl rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] sm:p-8">
          {children}
        </div>
      </div>
    </>
  )
}
