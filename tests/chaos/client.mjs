/** The site as a browser meets it: pages, forms, server actions, cookies; what was asked is counted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/terminal.mjs'
import { importTypeScript } from '../../scripts/environment.mjs'

/** How long a request may take before it counts as one without an answer, in milliseconds. */
const PATIENCE = 30_000

/** Counts requests: all, those without a good answer, how long each took and when it began. */
export class Tally {
  all = []

  /** The part without an answer, or with one of 500 and more, in per cent. */
  get errorRate() {
    return this.all.length && (this.all.filter(({ failed }) => failed).length / this.all.length) * 100
  }

  /** The slowest request of those that began between two moments, in milliseconds; 0 where none did. */
  slowest(from, to) {
    return Math.max(
      0,
      ...this.all.filter(({ begun }) => begun >= from && begun <= to).map(({ took }) => took),
    )
  }
}

/** The id of a server action; Next lists them by the names of their functions. */
function actionId(dist, name) {
  const manifest = JSON.parse(
    readFileSync(join(ROOT, dist, 'server', 'server-reference-manifest.json'), 'utf8'),
  )
  const found = Object.entries(manifest.node).find(([, { exportedName }]) => exportedName === name)
  if (!found) throw new Error(`The build has no action ${name}.`)
  return found[0]
}

/**
 * The arguments of a server action in the format of React: JSON, and before it the fields of the form, if there is one.
 * A text that begins with a dollar sign has a second one.
 */
function encodeArguments(list) {
  const body = new FormData()
  const json = JSON.stringify(list, (_, value) => {
    if (!(value instanceof FormData)) return typeof value === 'string' ? value.replace(/^\$/, '$$$$') : value
    for (const [name, field] of value) body.append(`_1_${name}`, field)
    return '$K1'
  })
  body.append('0', json)
  return body
}

/** What an action returned: the row of React's answer that the first row names. */
function returnedBy(text) {
  const row = (id) => new RegExp(`^${id}:(.*)$`, 'm').exec(text)?.[1]
  const id = /"a":"\$@(\w+)"/.exec(row('0') ?? '')?.[1]
  const value = id && row(id)
  if (!value || value.startsWith('E')) throw new Error('The action returned nothing.')
  return JSON.parse(value)
}

/** One browser. */
export class Client {
  cookies = new Map()

  constructor(site, tally = new Tally()) {
    this.site = site
    this.tally = tally
  }

  /** Sends a request and reads the whole of its answer, as text or with `bytes`. @throws Error where none arrives */
  async send(path, { bytes = false, headers, ...init } = {}) {
    const entry = { begun: performance.now(), took: 0, failed: true, path }
    this.tally.all.push(entry)
    try {
      const answer = await fetch(this.site.url + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        ...init,
        headers: {
          ...(init.method && { origin: this.site.url }),
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
      })
      const body = bytes ? Buffer.from(await answer.arrayBuffer()) : await answer.text()
      for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie)
      entry.failed = answer.status >= 500
      return { status: answer.status, headers: answer.headers, body }
    } finally {
      entry.took = performance.now() - entry.begun
    }
  }

  #keep(cookie) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)
    if (/max-age=0\b/i.test(cookie) || value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  /** Calls a server action of a page; resolves to what it returned. @throws Error where no answer arrives */
  async act(path, action, ...list) {
    const send = (address) =>
      this.send(address, {
        method: 'POST',
        headers: { 'next-action': actionId(this.site.dist, action), accept: 'text/x-component' },
        body: encodeArguments(list),
      })
    let { status, headers, body } = await send(path)
    // A browser sends it on: whoever is signed out is led to the sign-in page, where the action says so.
    if (status === 307) {
      const { pathname, search } = new URL(headers.get('location'), this.site.url)
      ;({ status, body } = await send(pathname + search))
    }
    if (status !== 200) throw new Error(`${action} answered ${status}`)
    return returnedBy(body)
  }

  /** Saves a post as the editor does, in English; the fields that are not given are empty. Resolves to the answer. */
  async savePost(base, fields) {
    const { postFields } = await importTypeScript('lib/posts/form.ts')
    const empty = Object.fromEntries(postFields.map((name) => [name, '']))
    return this.act('/blog/admin', 'savePost', base, { ...empty, language: 'en', ...fields })
  }

  /** Sends the first form of a page as a browser without JavaScript does; resolves to the answer. */
  async submit(path, values) {
    const { body: html } = await this.send(path)
    const [shown = ''] = /<form[\s\S]*?<\/form>/.exec(html) ?? []
    const form = new FormData()
    for (const [input] of shown.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
      const attribute = (name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1].replaceAll('&quot;', '"')
      if (attribute('name')) form.append(attribute('name'), attribute('value') ?? '')
    }
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    return this.send(path, { method: 'POST', body: form })
  }

  /** Signs a member of staff in. @throws Error where that is refused */
  async signIn({ email, password } = this.site.account) {
    this.cookies.clear()
    const { status, headers } = await this.submit('/admin/login', { email, password })
    if (status !== 303) throw new Error(`Signing in answered ${status}.`)
    return headers.get('location')
  }
}
