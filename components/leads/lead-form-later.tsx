'use client'

import { type ComponentProps, Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { LeadForm as Form } from './lead-form'

const LeadForm = lazy(() => import('./lead-form').then((module) => ({ default: module.LeadForm })))

/** How far below the screen the form is when it is loaded. */
const AHEAD = '1200px'

/** About as high as the form. */
const placeholder = <div className="h-[40rem]" />

/** The lead form at the end of a long page: its scripts are loaded only when a visitor comes near. */
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
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <LeadForm {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}
