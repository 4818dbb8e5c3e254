'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'

/** Has the browser load the fonts, and notes that it has them for the first script of the next document (lib/http/headers.ts). */
async function keep(families: readonly string[]): Promise<void> {
  try {
    await Promise.all(families.map((family) => document.fonts.load(`1em ${family}`)))
    localStorage.setItem('fonts', 'kept')
  } catch {
    // The network is down or storage is closed to the page: it goes on with the fonts of the device.
  }
}

/**
 * The fonts of a first visit (app/fonts.css): loaded once the page is there, and shown from the next page on, where
 * everything is set anew in any case. It stands before the page, so that Next's scrolling to its top, which has it laid
 * out, finds the mark gone, and nothing is laid out twice.
 * @param families as CSS names them.
 */
export function LateFonts({ families }: { families: readonly string[] }) {
  const path = usePathname()
  const first = useRef<string>(undefined)
  useLayoutEffect(() => {
    // Not the router's path, which before the first effect may be that of a rewrite.
    first.current ??= location.pathname
    if (location.pathname !== first.current) delete document.documentElement.dataset.fonts
  }, [path])
  useEffect(() => void keep(families), [families])
  return null
}
