import type { Viewport } from 'next'
import { themes } from '@/lib/palette'

/** The browser's own colours around the page, in both themes. */
export function generateViewport(): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: themes.light.paper },
      { media: '(prefers-color-scheme: dark)', color: themes.dark.paper },
    ],
  }
}
