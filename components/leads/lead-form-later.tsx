'use client'

import { type ComponentProps, Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { LeadForm as Form } from './lead-form'

const LeadForm = lazy(() => import('./lead-form').then((module) => ({ default: module.LeadForm })))

/** Loads the form this far below the screen. */
const AHEAD = '1200px'

/** Fits the taller language, so that nothing moves on loading. */
const HEIGHT =
  'min-h-[42.5rem] min-[360px]:min-h-[41.25rem] sm:min-h-[40rem] md:min-h-[38.75rem] lg:min-h-[40.5rem]'

/** The lead form at a page's end; its scripts load when a visitor comes near. */
export function LeadFormLater(props: ComponentProps<typeof Form>) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={HEIGHT}>
      {isNear && (
        <Suspense>
          <LeadForm {...props} />
        </Suspense>
      )}
    </div>
  )
}
