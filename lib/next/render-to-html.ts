import type { ReactElement } from 'react'

/**
 * The static HTML of an element, without hydration data, for route handlers. react-dom/server is imported when called,
 * because Next refuses to build a module under app/ that imports it statically (lib/next/README.md).
 */
export async function renderToHtml(element: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(element)
}
