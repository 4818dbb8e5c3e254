import type { ReactElement } from 'react'

/**
 * The HTML of an element, without what React needs to hydrate it. For a route handler, which renders no page.
 * react-dom/server is imported when it is called, because Next refuses to build a module under app/ that imports it
 * statically (lib/next/README.md).
 */
export async function renderToHtml(element: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(element)
}
