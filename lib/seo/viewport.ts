import type { Viewport } from 'next'

/** The browser's own colours around the page, in both themes. */
export function generateViewport(): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: '#fbf8f2' },
      { media: '(prefers-color-scheme: dark)', color: '#0f1512' },
    ],
  }
}
