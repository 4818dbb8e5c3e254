import { createHash } from 'node:crypto'

// The only Trusted Types policy that the pages allow (headers.ts). The loader of the chunks takes scripts of this site,
// React makes an empty script element for JSON-LD and puts text without a tag in it, and zod looks whether it may compile,
// which the script policy then refuses. Nothing else may turn text into script or HTML.
const TRUSTED_TYPES_POLICY =
  "globalThis.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null,createHTML:h=>h==='\\x3cscript>\\x3c/script>'||!h.includes('\\x3c')?h:null,createScript:s=>/^\\(function anonymous\\(\\s*\\) {\\s*}\\)$/.test(s)?s:null})"

// The cookie banner must be shown or hidden before the page is painted; components/site/cookie-banner.tsx answers it. Where
// storage is closed to the page, the banner is shown. The theme is set as next-themes sets it with the settings of
// components/site/theme-settings.ts; theme.test.tsx beside them runs both. A browser that is not
// known to have the fonts begins without them (app/fonts.css).
const APPEARANCE =
  "let d=document.documentElement,c,f,t;try{c=localStorage.getItem('cookie-consent');f=localStorage.getItem('fonts');t=localStorage.getItem('theme')||'system';d.classList.add(t==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':t)}catch{}d.dataset.consent=c==='accepted'?c:'open';f||(d.dataset.fonts='later')"

/** The script in the head of every page, which runs before any other and before the page is painted. It has no `<`. */
export const FIRST_SCRIPT = `${TRUSTED_TYPES_POLICY};{${APPEARANCE}}`

/** What names it in a policy. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`
