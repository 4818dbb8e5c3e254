'use client'

import { ThemeProvider, type ThemeProviderProps } from 'next-themes'
import type { ReactNode } from 'react'

/**
 * How next-themes decides the theme: the choice stored under `theme`, else the system's preference, as a class of the
 * html element. lib/http/headers.ts does the same before a page is painted.
 */
export const themeSettings = {
  attribute: 'class',
  storageKey: 'theme',
  defaultTheme: 'system',
  enableSystem: true,
  enableColorScheme: false,
} satisfies ThemeProviderProps

/**
 * Provides the theme to the switches. The library's inline script is sent as inert data, because the page's first
 * script (lib/http/headers.ts), whose hash is known, has already done the same.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider {...themeSettings} scriptProps={{ type: 'application/json' }}>
      {children}
    </ThemeProvider>
  )
}
