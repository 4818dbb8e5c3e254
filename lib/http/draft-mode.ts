import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, env, isDevelopment } from '@/lib/env'

/** Next's own cookie of its draft mode, without which every page is the published one. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass'

let known: unknown

/**
 * Whether Next takes a value of its draft mode cookie for that of this build; an older or invented one counts for nothing. A
 * function on Vercel does not have the file that names it: there every value counts, and Vercel's cache judges it.
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
