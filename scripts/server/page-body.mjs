/** The bytes of a page, compressed on demand: first quickly, then as small as possible. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = (text, quality) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Brotli 9 takes 30 ms for a page of 190 kB; 11 saves another twentieth in seven times the time. */
const compress = { br: (text) => brotli(text, 9), gzip: promisify(gzip) }

export class PageBody {
  #forms = new Map()

  /** @param {Buffer} plain */
  constructor(plain) {
    this.plain = plain
    /** The bytes of all forms. */
    this.size = plain.length
  }

  /**
   * The page in a coding; concurrent requests share one compression.
   * @param {'br' | 'gzip'} coding
   * @param {(() => void) | null} grown called when the page takes more bytes; null for a page that is not stored
   * @returns {Promise<Buffer>}
   */
  in(coding, grown) {
    if (!this.#forms.has(coding)) {
      this.#forms.set(coding, compress[coding](this.plain))
      // A failed compression is retried.
      if (grown) this.#count(coding, grown).catch(() => this.#forms.delete(coding))
    }
    return this.#forms.get(coding)
  }

  /** Counts a form, and compresses with Brotli 11 in the background. */
  async #count(coding, grown) {
    const { length } = await this.#forms.get(coding)
    this.size += length
    grown()
    if (coding !== 'br') return
    const best = await brotli(this.plain, 11)
    this.size += best.length - length
    this.#forms.set(coding, Promise.resolve(best))
  }
}
