/** The page cache for unit tests, in a temporary folder. */
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

/** The cache of a restarted server, which knows only the files on disk. */
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
    maxMemoryCacheSize: 0,
  })
}

/** A page as Next passes it to the cache. */
export const page = (status: number, html: string) => ({
  kind: 'APP_PAGE',
  html: `<!DOCTYPE html><html><head></head><body>${html}</body></html>`,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': '_N_T_/layout' },
  status,
  postponed: undefined,
  segmentData: undefined,
})
/** The context of Next's reads. */
export const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }

/** Renders a page like Next: reads the cache first. Returns the response for the visitor. */
export async function render<Data extends object>(cache: Cache, path: string, made: Data): Promise<Data> {
  await cache.get(path, context)
  await cache.set(path, made, context)
  return made
}
