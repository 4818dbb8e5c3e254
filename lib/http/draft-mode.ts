import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, env, isDevelopment } from '@/lib/env'

/** Next's draft mode cookie, without which every page is the published one. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass'

let known: unknown

/**
 * Whether a draft mode cookie has the value of this build; older or invented values do not count. A function on Vercel
 * lacks the file with the value: there every value counts, and Vercel's cache judges it.
 */
export function isDraftMode(value: string | undefined): boolean {
  if (isDevelopment || !value) return Boolean(value)
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), distDir, 'server', 'preview-props.json')
    known ??= JSON.parse(readFileSync(file, 'utf8')).previewModeId
  } catch {
    return Boolean(env.VERCEL)
  }
  return value === known
}
