/** The bytes of a page, compressed once a browser has asked for that, and then as far as it goes. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = (text, quality) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Brotli at 6 takes as long as gzip, and a fifth fewer bytes; at 11 a tenth fewer again, in thirty times the time. */
const compress = { br: (text) => brotli(text, 6), gzip: promisify(gzip) }

export class PageBody {
  #forms = new Map()

  /** @param {Buffer} plain */
  constructor(plain) {
    this.plain = plain
    /** The bytes that all forms take. */
    this.size = plain.length
  }

  /**
   * The page in a coding. All who ask while it is made wait for the same.
   * @param {'br' | 'gzip'} coding
   * @param {(() => void) | null} grown is told that the page takes more bytes; null for one that nobody will ask for again
   * @returns {Promise<Buffer>}
   */
  in(coding, grown) {
    if (!this.#forms.has(coding)) {
      this.#forms.set(coding, compress[coding](this.plain))
      // One that could not be made is tried again.
      if (grown) this.#count(coding, grown).catch(() => this.#forms.delete(coding))
    }
    return this.#forms.get(coding)
  }

  /** Counts a form, and has the smallest of Brotli made, for which nobody waits. */
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
