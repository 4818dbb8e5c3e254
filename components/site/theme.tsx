'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { themeSettings } from './theme-settings.mjs'

/**
 * Provides the theme, light or dark, to the switches. The library's inline script is sent as inert data, because the
 * script policy allows no inline script that is the same in every page; /theme.js has run the same script from a file.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider {...themeSettings} scriptProps={{ type: 'application/json' }}>
      {children}
    </ThemeProvider>
  )
}
