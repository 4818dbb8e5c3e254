import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { DoNotCache } from './do-not-cache'

function Nothing(): never {
  notFound()
}

/**
 * Makes the page it stands in a 404 whose HTML already holds the text. Thrown outside a Suspense boundary,
 * notFound() would send an empty document that only scripts fill. `doNotCache` where the page may exist, but the
 * database that knows it does not answer.
 */
export function Missing({ doNotCache = false, children }: { doNotCache?: boolean; children: ReactNode }) {
  return (
    <>
      {doNotCache && <DoNotCache />}
      <Suspense fallback={children}>
        <Nothing />
      </Suspense>
    </>
  )
}
