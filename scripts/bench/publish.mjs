/** How soon visitors see a post that staff publish. */
import { randomUUID } from 'node:crypto'
import { sleep } from '../../tests/chaos/chance.mjs'
import { Client } from '../../tests/chaos/client.mjs'

/** How long to look for it, and the pause between two looks, in milliseconds. */
const PATIENCE = 30_000
const PAUSE = 20

/**
 * Publishes posts as the editor does, and looks for each in the blog and at its own address, as a visitor who has no
 * cookies.
 * @param {{ add: Function, quiet: Function, times: number }} run
 * @param {object} site what `startSite` gave
 * @throws Error where it is refused or never seen
 */
export async function measurePublish({ add, quiet, times }, site) {
  const editor = new Client(site)
  const visitor = new Client(site)
  await editor.signIn()
  // The first one of all has the server load what saving needs; it does not count.
  for (let time = 0; time <= times; time++) {
    const busy = await quiet()
    const mark = randomUUID()
    const post = { title: `Post ${mark}`, slug: `post-${mark}`, content: 'Text.', status: 'published' }
    const sees = async (path) => (await visitor.send(path)).body.includes(post.title)
    const begun = performance.now()
    const answer = await editor.savePost({ id: mark, version: 'new' }, post)
    if (!answer.ok) throw new Error(`The post was not published: ${JSON.stringify(answer)}`)
    while (!((await sees('/blog')) && (await sees(`/blog/${post.slug}`)))) {
      if (performance.now() - begun > PATIENCE) throw new Error('A published post is not to be seen.')
      await sleep(PAUSE)
    }
    if (time > 0) add('a post', 'publish', performance.now() - begun, { busy })
  }
}
