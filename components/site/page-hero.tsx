import type { ReactNode } from 'react'
import type { Place } from '@/lib/scenes/panorama/places'
import { Landscape } from './landscape'

/** The head of a page at its place in the landscape: the title in the sky, then a sentence and any content. */
export function PageHero({
  place,
  title,
  intro,
  children,
}: {
  place: Place
  title: ReactNode
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
      {(intro ?? children) && (
        <div className="shell flex flex-col pt-6 sm:pt-12">
          {intro && <p className="max-w-2xl text-lead text-quiet">{intro}</p>}
          {children}
        </div>
      )}
    </>
  )
}
