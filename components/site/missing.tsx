import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'

function Nothing(): never {
  notFound()
}

/**
 * Makes the page it stands in a 404 that holds its words already in the HTML. Thrown outside a Suspense boundary,
 * notFound() would send an empty document that only scripts fill.
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Nothing />
    </Suspense>
  )
}
