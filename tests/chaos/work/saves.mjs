/** Editors who write posts and save again and again, as the editor of the site does: the same save until it is answered. */
import { randomUUID } from 'node:crypto'
import { between, sleep } from '../chance.mjs'
import { Client } from '../client.mjs'

/** The versions of a post before its editor begins the next one. */
const VERSIONS = 12

/** How often a save is tried at most: by then something is wrong for good. */
const TRIES = 100

/**
 * Lets editors work, each in a session of its own, until `finish`.
 * @param pause the most that an editor waits between two saves, in milliseconds
 * @returns `finish`, which waits for the last saves, and counts
 */
export async function saves({ site, tally, random, editors = 3, pause = 400 }) {
  const posts = []
  const faults = new Set()
  let isOver = false

  /** Saves until there is an answer; resolves to the version that the post then has. */
  async function save(client, post, number) {
    const { title, slug, status } = post
    const fields = { title, slug, status, content: `Save ${number} of ${title}` }
    let answer
    for (let tries = 0; tries < TRIES; tries++) {
      const isFirst = number === 1
      const base = { id: post.id, version: isFirst ? (tries === 0 ? 'new' : 'sent') : number - 1 }
      answer = await client.savePost(base, fields).catch(({ message }) => ({ code: 'failed', message }))
      if (answer.ok) return answer.data.version
      if (answer.code === 'notAuthenticated')
        await client.signIn().catch(({ message }) => (answer.message = message))
      else if (answer.code !== 'failed')
        faults.add(`a save was answered ${JSON.stringify(answer).slice(0, 200)}`)
      await sleep(between(random, 300, 900))
    }
    faults.add(`a save was not answered in ${TRIES} tries; at last: ${JSON.stringify(answer)}`)
    return null
  }

  async function edit(client) {
    while (!isOver) {
      const mark = randomUUID()
      const post = {
        ...{ id: randomUUID(), title: `Post ${mark}`, slug: `post-${mark}`, saved: 0 },
        status: random() < 0.5 ? 'published' : 'draft',
      }
      posts.push(post)
      while (!isOver && post.saved < VERSIONS) {
        const version = await save(client, post, post.saved + 1)
        post.saved += 1
        if (version !== post.saved) faults.add(`save ${post.saved} of a post became version ${version}`)
        await sleep(between(random, 0, pause))
      }
    }
  }

  const clients = Array.from({ length: editors }, () => new Client(site, tally))
  for (const client of clients) await client.signIn()
  const work = Promise.all(clients.map(edit))

  return async function finish() {
    isOver = true
    await work
    const mine = new Set(posts.map(({ id }) => id))
    const current = (await site.rows('blog_posts?select=id,title,content,version')).filter(({ title }) =>
      title.startsWith('Post '),
    )
    const former = (await site.rows('post_revisions?select=post_id,version,content')).filter(({ post_id }) =>
      mine.has(post_id),
    )
    const versions = [...current.map(({ id, ...post }) => ({ ...post, post_id: id })), ...former]
    let [once, twice, lost] = [0, 0, 0]
    for (const { id, title, saved } of posts)
      for (let number = 1; number <= saved; number++) {
        const found = versions.filter(({ content }) => content === `Save ${number} of ${title}`)
        if (found.length === 0 || found[0].post_id !== id) lost += 1
        else if (found.length > 1) twice += 1
        else once += 1
      }
    const sent = posts.reduce((sum, { saved }) => sum + saved, 0)
    return { sent, once, twice, lost, waiting: 0, faults: [...faults] }
  }
}
