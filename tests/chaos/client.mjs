/** The site as seen by a browser: pages, server actions, cookies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { ROOT } from '../../scripts/terminal.mjs'
import { importTypeScript } from '../../scripts/environment.mjs'

/** Timeout of a request in milliseconds. */
const PATIENCE = 30_000

/** The id of a server action; Next lists them by function name. */
function actionId(dist, name) {
  const path = join(ROOT, dist, 'server', 'server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(path, 'utf8'))
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === name)
  if (!found) throw new Error(`The build has no action ${name}.`)
  return found[0]
}

/** A server action's arguments in React's format: JSON, after any form fields. A leading dollar sign is doubled. */
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

/** An action's return value: the row that the first row of React's answer names. */
function returnedBy(text) {
  const row = (id) => new RegExp(`^${id}:(.*)$`, 'm').exec(text)?.[1]
  const id = /"a":"\$@(\w+)"/.exec(row('0') ?? '')?.[1]
  const value = id && row(id)
  if (!value || value.startsWith('E')) throw new Error('The action returned nothing.')
  return JSON.parse(value)
}

/** A browser of a site started by `startSite`, which keeps only session cookies. */
export class Client {
  cookie = ''

  constructor(site) {
    this.site = site
  }

  /** Sends a request and reads the whole answer. @throws Error if none arrives */
  async send(path, { headers, ...init } = {}) {
    const answer = await fetch(this.site.url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
      headers: { ...(init.method && { origin: this.site.url }), cookie: this.cookie, ...headers },
    })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }

  /** Calls a server action of a page; resolves to its return value. @throws Error if there is none */
  async act(path, action, ...list) {
    const { status, body } = await this.send(path, {
      method: 'POST',
      headers: { 'next-action': actionId(this.site.dist, action), accept: 'text/x-component' },
      body: encodeArguments(list),
    })
    if (status !== 200) throw new Error(`${action} answered ${status}`)
    return returnedBy(body)
  }

  /** Saves a post as the editor does, in English; missing fields are empty. Resolves to the answer. */
  async savePost(base, fields) {
    const { postFields } = await importTypeScript('lib/posts/editor/form.ts')
    const empty = Object.fromEntries(postFields.map((name) => [name, '']))
    return this.act('/blog/admin', 'savePost', base, { ...empty, language: 'en', ...fields })
  }

  /** Signs in the first member of staff, an admin, with a new session. @throws Error if refused */
  async signIn() {
    const path = '/auth/v1/token?grant_type=password'
    const session = await this.site.ask(path, { method: 'POST', body: this.site.account })
    this.token = session.access_token
    // As @supabase/ssr does for a backend at 127.0.0.1.
    const value = `base64-${stringToBase64URL(JSON.stringify(session))}`
    const cookies = createChunks('sb-127-auth-token', value)
    this.cookie = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
  }
}
