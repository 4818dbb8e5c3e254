'use client'

import { type ComponentProps, Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { LeadForm as Form } from './lead-form'

const LeadForm = lazy(() => import('./lead-form').then((module) => ({ default: module.LeadForm })))

/** Loads the form this far below the screen. */
const AHEAD = '1200px'

/** Fits the taller language, so that nothing moves on loading. */
const HEIGHT = 'min-h-[34.75rem] min-[360px]:min-h-[33.25rem] md:min-h-[32.25rem] lg:min-h-[33.5rem]'

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
