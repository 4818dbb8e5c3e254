/** The site's server: its start, its answers under load, and the delay of publishing. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sleep } from '../../tests/chaos/chance.mjs'
import { Client } from '../../tests/chaos/client.mjs'
import { prepareSites, startSite } from '../../tests/chaos/site.mjs'
import { port } from '../ports.mjs'
import { ROOT, say } from '../terminal.mjs'

/** Kept for the next run, if nothing has changed. */
const DIST = '.next-bench'

const CLIENT = join(import.meta.dirname, 'load-client.mjs')

/** Builds the site and makes its data. @returns what `startSite` of the drills needs */
export async function prepareSite() {
  say('Building the site (only after a change; takes some minutes) …')
  const base = await prepareSites({ dist: DIST, ports: [port('PORT', 3980), port('SUPABASE_PORT', 54980)] })
  // Pages stored by the last run name posts that these data lack.
  rmSync(join(ROOT, DIST, 'server', 'route-cache'), { recursive: true, force: true })
  return base
}

/** Starts the site again on its data, as `npm start` does. @returns the site as `startSite` of the drills gives it */
export async function measureStart({ add, base, site: former }) {
  await former?.end()
  const begun = performance.now()
  const site = await startSite(base, { folder: base.folder })
  add('start', (performance.now() - begun) / 1000)
  return site
}

/**
 * Loads an address for some seconds. The answers are not compressed: behind a proxy that is its work, and gzip of the
 * same bytes would take most of the time of the floor page.
 * @returns the requests a second, and the milliseconds within which 99 of 100 were answered
 * @throws Error where one of them failed
 */
async function load(url, seconds) {
  const { stdout } = await promisify(execFile)(process.execPath, [CLIENT, url, '32', String(seconds)])
  const { failed, ...found } = JSON.parse(stdout)
  if (failed > 0) throw new Error(`${failed} of the requests for ${url} failed.`)
  return found
}

/** Loads the floor page, and a page after it. @param {{ path: string }} page */
export async function measureLoad({ add, floor, site }, { path }) {
  // Warm-up: compiles the code of both.
  for (const url of [floor, site.url + path]) await load(url, 2)
  const limit = await load(floor, 5)
  const found = await load(site.url + path, 5)
  add('served', found.served, limit.served)
  add('slowest', found.slowest, limit.slowest)
}

/** Publishes posts as the editor does, and polls for each as a visitor. @throws Error if one is refused or not shown */
export async function measurePublish({ add, site, times }) {
  const [editor, visitor] = [new Client(site), new Client(site)]
  await editor.signIn()
  // The first post is a warm-up and does not count.
  for (let time = 0; time <= times; time++) {
    const mark = randomUUID()
    const post = { title: `Post ${mark}`, slug: `post-${mark}`, content: 'Text.', status: 'published' }
    const sees = async (path) => (await visitor.send(path)).body.includes(post.title)
    const begun = performance.now()
    const answer = await editor.savePost({ id: mark, version: 'new' }, post)
    if (!answer.ok) throw new Error(`The post was not published: ${JSON.stringify(answer)}`)
    while (!((await sees('/blog')) && (await sees(`/blog/${post.slug}`)))) {
      if (performance.now() - begun > 30_000) throw new Error('A published post is not to be seen.')
      await sleep(20)
    }
    if (time > 0) add('publish', performance.now() - begun)
  }
}
