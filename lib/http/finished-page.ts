import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Coding, codingFor } from './content-coding'

/** The header of an answer, name and value by turns, as `writeHead` takes it. */
type Head = readonly string[]

/** The header in which Next says whether a page is fresh. */
export const STATE = 'x-nextjs-cache'

/** A page in one content coding, ready to be sent. */
interface Form {
  readonly head: Head
  readonly body: Buffer
}

/** What is sent for a request. */
interface Answer {
  readonly status: 200 | 304
  readonly head: string[]
  readonly body?: Buffer | undefined
}

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Brotli at 6 takes as long as gzip, and a fifth fewer bytes. */
const compress: Record<Coding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, 6),
  gzip: (text) => promisify(gzip)(text),
}

/** A tenth fewer bytes, in thirty times the time: a fifth of a second for a long page. */
const best = (text: Buffer) => brotli(text, 11)

/** Whether a browser has this very page already (RFC 9110, section 13.1.2), and does not ask for it all the same. */
function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined || headers['cache-control']?.includes('no-cache')) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/** The head without some headers. */
function without(head: Head, names: readonly string[]): Head {
  return head.filter((_, index) => !names.includes(head[index - (index % 2)]!.toLowerCase()))
}

/** A page as it is sent to everybody: its bytes as they are, and compressed once a browser has asked for that. */
export class FinishedPage {
  readonly #plain: Form
  readonly #compressed = new Map<Coding, Form>()
  readonly #pending = new Map<Coding, Promise<Form>>()
  readonly #unchanged: Head

  /**
   * @param head what every answer says, whatever its coding.
   * @param etag that of all forms, as Next gives one to all.
   * @param isCompressed whether the answer may depend on the codings that a browser takes.
   * @param grown is told the bytes of each form that is made later.
   */
  constructor(
    readonly head: Head,
    readonly etag: string,
    plain: Buffer,
    readonly isCompressed: boolean,
    readonly grown: (bytes: number) => void,
  ) {
    this.#plain = { head: [...head, 'Content-Length', String(plain.length)], body: plain }
    // As Next sends it. A cache would give the policy to the page that it has stored.
    this.#unchanged = without(head, ['content-type', 'content-security-policy'])
  }

  /** Whether Next has sent the same page again, by its ETag and its head. */
  isSame(etag: string, head: Head): boolean {
    return this.etag === etag && this.head.join('\n') === head.join('\n')
  }

  /** The bytes that it takes. */
  get size(): number {
    return [this.#plain, ...this.#compressed.values()].reduce((sum, { body }) => sum + body.length, 0)
  }

  #keep(coding: Coding, body: Buffer): Form {
    const form = {
      head: [...this.head, 'Content-Length', String(body.length), 'Content-Encoding', coding],
      body,
    }
    const known = this.#compressed.get(coding)?.body.length ?? 0
    this.#compressed.set(coding, form)
    this.grown(body.length - known)
    return form
  }

  async #make(coding: Coding): Promise<Form> {
    const form = this.#keep(coding, await compress[coding](this.#plain.body))
    // Nobody waits for it: the page is sent as it is until then.
    if (coding === 'br')
      best(this.#plain.body).then(
        (body) => this.#keep(coding, body),
        () => undefined,
      )
    return form
  }

  /** A form that is not there yet; the page as it is where it cannot be made. All who ask meanwhile wait for the same. */
  #made(coding: Coding): Promise<Form> {
    const pending =
      this.#pending.get(coding) ??
      this.#make(coding)
        .catch(() => this.#plain)
        .finally(() => this.#pending.delete(coding))
    this.#pending.set(coding, pending)
    return pending
  }

  /**
   * What a request for the page is answered with: the page, or 304 where the browser has it.
   * @param isStale whether Next is to make the page anew, which it says in its answers.
   */
  async answer(
    { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
    isStale = false,
  ): Promise<Answer> {
    const state = isStale ? 'STALE' : 'HIT'
    const said = (head: Head) => head.map((text, index) => (head[index - 1] === STATE ? state : text))
    if (isKnown(headers, this.etag)) return { status: 304, head: said(this.#unchanged) }
    // Next compresses no answer to HEAD.
    const coding = this.isCompressed && method === 'GET' ? codingFor(headers['accept-encoding']) : null
    const form = coding === null ? this.#plain : (this.#compressed.get(coding) ?? (await this.#made(coding)))
    return { status: 200, head: said(form.head), body: method === 'HEAD' ? undefined : form.body }
  }
}
