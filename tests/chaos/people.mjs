/** Visitors and editors. Each kind of work starts at once, and returns a function that awaits its end and counts. */
import { randomUUID } from 'node:crypto'
import { between, oneOf, sleep } from './chance.mjs'
import { Client } from './client.mjs'
import { counted, insist, repeatedly } from './work.mjs'

/** Enquiries, each resent under the same id until answered, like the browser (lib/leads/form/sender.ts). */
export function leads(drill) {
  const sent = []
  const client = new Client(drill.site)
  const work = repeatedly(drill, { people: 6, pause: 4000 }, async () => {
    const email = `${randomUUID()}@example.org`
    const phone = `+2782${String(sent.push(email)).padStart(7, '0')}`
    const person = { firstName: 'Naomi', surname: 'Voorbeeld', email, phone, language: 'en' }
    const fields = { ...person, enquiry: randomUUID(), elapsed: '60000', website: '' }
    await insist(drill, 'An enquiry', async () => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      const { status, code } = await client.act('/landing', 'submitLead', { status: 'idle' }, form)
      if (status !== 'success') throw new Error(code)
      return status
    })
  })
  return async function finish() {
    const faults = await work
    const stored = await drill.site.rows('landing_form_submissions?select=email')
    return { ...counted(sent, stored, 'email'), faults }
  }
}

const PAGES = [
  ...['/', '/af', '/courses', '/biblical-counselling', '/landing', '/blog', '/af/blog', '/about', '/contact'],
  ...['/blog/luister-voor-jy-raad-gee', '/feed.xml', '/sitemap.xml', '/share/en/blog.png'],
  ...['/api/posts?q=hope', '/blog/search?q=raad', `/api/payments/${randomUUID()}`, `/blog/${randomUUID()}`],
]

/** End of a complete response, by part of its content type. */
const ENDS = {
  html: /<\/html>\s*$/,
  xml: /<\/(?:rss|urlset|sitemapindex)>\s*$/,
  png: /IEND[^]{1,12}$/,
  json: /[}\]]\s*$/,
}

/** Visits to pages, search, feeds, pictures, a payment's state, and a missing page. */
export function visits(drill) {
  let [sent, once] = [0, 0]
  const work = repeatedly(drill, { people: 6, pause: 500 }, async () => {
    sent += 1
    const path = oneOf(drill.random, PAGES)
    const answer = await new Client(drill.site).send(path).catch(() => null)
    if (!answer || answer.status >= 500) return
    once += 1
    const type = answer.headers.get('content-type') ?? ''
    const kind = Object.keys(ENDS).find((each) => type.includes(each))
    if (answer.status === 200 && !ENDS[kind]?.test(answer.body)) throw new Error(`${path} was torn`)
  })
  return async () => ({ faults: await work, sent, once, twice: 0, lost: 0 })
}

/** Number of saves per post, and the maximum pause between saves in milliseconds. */
const VERSIONS = 12
const PAUSE = 2000

/** Posts saved repeatedly by two editors, each save resent until answered: each makes the next version. */
export async function saves(drill) {
  const sent = []
  const work = repeatedly(drill, { people: 2, pause: PAUSE }, async () => {
    const client = new Client(drill.site)
    const id = randomUUID()
    const status = oneOf(drill.random, ['published', 'draft'])
    const post = { title: `Post ${id}`, slug: `post-${id}`, status }
    for (let number = 1; number <= VERSIONS && !drill.isOver; number++) {
      const content = `Save ${number} of ${id}`
      sent.push(content)
      const version = await insist(drill, 'A save', async (tries) => {
        // After any failure, too: the session may have expired.
        if (number === 1 || tries > 0) await client.signIn()
        const base = number > 1 ? number - 1 : tries === 0 ? 'new' : 'sent'
        const { ok, data, code } = await client.savePost({ id, version: base }, { ...post, content })
        if (!ok) throw new Error(code)
        return data.version
      })
      if (version !== number) throw new Error(`Save ${number} of a post became version ${version}`)
      await sleep(between(drill.random, 0, PAUSE))
    }
  })
  return async function finish() {
    const faults = await work
    const current = await drill.site.rows('blog_posts?select=content')
    const former = await drill.site.rows('post_revisions?select=content')
    return { ...counted(sent, [...current, ...former], 'content'), faults }
  }
}
