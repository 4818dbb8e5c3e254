import type { ReactNode } from 'react'
import { PageHero } from './page-hero'

/** A page for a failed request: the reason, and where to go from here. */
export function DeadEnd({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="min-h-[60vh] pb-16">
      <PageHero place="vineyard" title={title} intro={text}>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </PageHero>
    </div>
  )
}
