'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'

/**
 * Light and dark, kept under the key `theme` (specification, section 9). The library's inline script is turned into
 * data, because /theme.js has done its work before and the script policy allows no inline script without a hash.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="class"
      storageKey="theme"
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      scriptProps={{ type: 'application/json' }}
    >
      {children}
    </ThemeProvider>
  )
}
