import { createHash } from 'node:crypto'

/**
 * The script in the head of every page, which runs before any other and before the page is painted. It has no `<`.
 * The cookie banner must be shown or hidden by then; components/site/cookie-banner.tsx answers it. Where storage is closed
 * to the page, the banner is shown. The theme is set as next-themes sets it with the settings of
 * components/site/theme.tsx; theme.test.tsx beside it runs both.
 */
export const FIRST_SCRIPT =
  "{let d=document.documentElement,c,t;try{c=localStorage.getItem('cookie-consent');t=localStorage.getItem('theme')||'system';d.classList.add(t==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':t)}catch{}d.dataset.consent=c==='accepted'?c:'open'}"

/** What names it in a policy. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`
