import type { Page } from './test'

/** Records policy violations, except by pictures, which may come from anywhere. */
const WATCH = () => {
  const stopped: string[] = []
  Object.assign(window, { stopped })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    if (effectiveDirective !== 'img-src') stopped.push(`${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/** Violations, and elements foreign to the site that could run, send, frame or restyle something. */
const FIND = () => {
  const foreign =
    'iframe, frame, object, embed, base, svg script, math, [style]:not(next-route-announcer), meta[http-equiv=refresh], ' +
    ':is(h1, h2, h3, td, dd, li, article) :is(script, link, form[action^=http], textarea)'
  const isActive = ({ name, value }: Attr) =>
    /^on/.test(name) ||
    (/^(?:href|src|action|formaction|xlink:href)$/.test(name) &&
      /^[\u0000-\u0020]*(?:javascript|vbscript|data:(?!image\/))/i.test(value))
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => element.matches(foreign) || [...element.attributes].some(isActive),
  )
  const stopped = (window as unknown as { stopped: string[] }).stopped
  return [...elements.map(({ outerHTML }) => outerHTML.slice(0, 300)), ...stopped]
}

/**
 * Blocks a page's requests to other sites. Returns a function that lists the harm so far: dialogs, policy violations
 * and foreign elements.
 */
export async function watchForHarm(page: Page): Promise<() => Promise<string[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(WATCH)
  const site = new URL(process.env.SITE_URL!).origin
  await page.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  )
  return async () => [...dialogs, ...(await page.evaluate(FIND))]
}
