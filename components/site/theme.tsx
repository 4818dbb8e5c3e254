'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { themeSettings } from './theme-settings'

/**
 * Provides the theme, light or dark, to the switches. The library's inline script is sent as inert data, because the
 * first script of the page has done the same already (lib/http/first-script.ts), under a hash that is known.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider {...themeSettings} scriptProps={{ type: 'application/json' }}>
      {children}
    </ThemeProvider>
  )
}
