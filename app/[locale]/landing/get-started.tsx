'use client'

import type { MouseEvent, ReactNode } from 'react'
import { ButtonAnchor } from '@/components/ui/button'

/** Scrolls to the top and focuses the form, which brings its first field into view if it is below the first screen. */
export function GetStarted({ children }: { children: ReactNode }) {
  function goToForm(event: MouseEvent) {
    const field = document.getElementById('lead-firstName')
    if (!field) return
    event.preventDefault()
    window.scrollTo(0, 0)
    field.focus()
  }
  return (
    <ButtonAnchor href="#top" target={undefined} onClick={goToForm}>
      {children}
    </ButtonAnchor>
  )
}
