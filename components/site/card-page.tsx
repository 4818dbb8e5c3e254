import type { ReactNode } from 'react'
import { PageHero } from './page-hero'

/** A page with one task, reached by a link. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHero place="vineyard" title={title} />
      <div className="shell min-h-[24rem] py-12 sm:py-16">
        <div className="page-card">{children}</div>
      </div>
    </>
  )
}
