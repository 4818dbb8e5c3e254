/**
 * Writes public/theme.js, which every page loads before it is painted and before any other script. The theme is set by
 * the very script that next-themes renders, taken out of its markup, so that the rule stands only in the library and its
 * settings. It is a file, because the script policy can name a file but no inline script that is the same in every page.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './terminal.mjs'

// The cookie banner must be shown or hidden before the page is painted, too; components/site/cookie-banner.tsx answers
// it. Where storage is closed to the page, the banner is shown.
const consentScript =
  "{let c;try{c=localStorage.getItem('cookie-consent')}catch{}document.documentElement.dataset.consent=c==='accepted'?c:'open'}"

// The only Trusted Types policy that the pages allow (lib/http/headers.ts). The loader of the chunks takes scripts of this
// site, React makes an empty script element for JSON-LD and puts text without a tag in it, and zod looks whether it may
// compile, which the script policy then refuses. Nothing else may turn text into script or HTML.
const trustedTypesScript =
  "globalThis.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null,createHTML:h=>h==='<script></script>'||!h.includes('<')?h:null,createScript:s=>/^\\(function anonymous\\(\\s*\\) {\\s*}\\)$/.test(s)?s:null})"

/** The script of next-themes for the settings of this site. Throws when the library no longer renders one. */
async function themeScript() {
  const { createElement } = await import('react')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { ThemeProvider } = await import('next-themes')
  const { themeSettings } = await import('../components/site/theme-settings.mjs')
  const markup = renderToStaticMarkup(createElement(ThemeProvider, themeSettings))
  const script = /^<script>([\s\S]+)<\/script>$/.exec(markup)?.[1]
  if (!script) throw new Error('next-themes rendered no inline script; scripts/theme.mjs expects one.')
  return script
}

/** Writes public/theme.js; called before a build and before the development server starts. */
export async function writeThemeScript() {
  writeFileSync(
    join(ROOT, 'public', 'theme.js'),
    `${trustedTypesScript};${await themeScript()};${consentScript}\n`,
  )
}
