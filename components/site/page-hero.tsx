import type { ReactNode } from 'react'
import type { Place } from '@/lib/scenes/panorama/places'
import { Landscape } from './landscape'

/**
 * The head of a page at its place in the landscape: the title in the sky, then any offer, a sentence and content. On a
 * phone the blog keeps its sentence for screen readers, so that its first post is on the first screen.
 */
export function PageHero({
  place,
  title,
  offer,
  intro,
  children,
}: {
  place: Place
  title: ReactNode
  offer?: ReactNode
  intro?: string
  children?: ReactNode
}) {
  return (
    <>
      <div className="under-header bg-sky">
        <Landscape place={place}>
          <h1>{title}</h1>
        </Landscape>
      </div>
      {(offer ?? intro ?? children) && (
        <div className={`shell pt-6 sm:pt-12 ${place === 'window' ? 'max-sm:sr-only' : ''}`}>
          {offer}
          {intro && <p className="max-w-2xl text-lead text-quiet">{intro}</p>}
          {children}
        </div>
      )}
    </>
  )
}

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
