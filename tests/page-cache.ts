/** The page cache for its unit tests, in a folder of their own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'

interface Entry {
  readonly value: { readonly status: number; readonly html: string; readonly headers: Record<string, string> }
  readonly lastModified: number
}
export interface Cache {
  get(key: string, context: object): Promise<Entry | null>
  set(key: string, data: object, context: object): Promise<void>
  revalidateTag(tag: string): Promise<void>
}

export const folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The cache as a server that starts anew has it: of what was before it knows what lies on disk. */
export function startedAnew(fs: object = nodeFs): Cache {
  jest.resetModules()
  const { default: PageCache } = jest.requireActual<{ default: new (context: object) => Cache }>(
    '../lib/next/page-cache.mjs',
  )
  return new PageCache({
    fs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  })
}

/** A page as Next gives it to the cache, which shows a post. */
export const page = (status: number, html: string) => ({
  kind: 'APP_PAGE',
  html: `<!DOCTYPE html><html><head></head><body>${html}</body></html>`,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': 'post:a-lamp' },
  status,
  postponed: undefined,
  segmentData: undefined,
})
/** An answer of the database, as Next gives it to the cache. */
export const answer = (body: string) => ({
  kind: 'FETCH',
  data: { headers: {}, body: btoa(body), status: 200, url: 'http://localhost/rest/v1/' },
  revalidate: 60,
})
/** What Next asks for one with, and stores one with. */
export const readContext = (...tags: string[]) => ({ kind: 'FETCH', fetchCache: true, tags })
/** What Next asks for a page with. */
export const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
