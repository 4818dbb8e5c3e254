/** The bytes of a page, compressed once a browser has asked for that, and kept as small as they can be. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** @type {(text: Buffer, quality: number) => Promise<Buffer>} */
const brotli = (text, quality) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Brotli at 6 takes as long as gzip, and a fifth fewer bytes; at 11 a tenth fewer again, in thirty times the time. */
const compress = { br: (/** @type {Buffer} */ text) => brotli(text, 6), gzip: promisify(gzip) }

export class PageBody {
  /** @type {Map<keyof typeof compress, Promise<Buffer>>} */
  #forms = new Map()

  /** @param {Buffer} plain */
  constructor(plain) {
    this.plain = plain
    /** The bytes that all forms take. */
    this.size = plain.length
  }

  /**
   * The page in a coding. All who ask while it is made wait for the same.
   * @param {keyof typeof compress} coding
   * @param {(() => void) | null} grown is told that the page takes more bytes; null for one that nobody will ask for again
   */
  in(coding, grown) {
    const known = this.#forms.get(coding)
    if (known) return known
    const form = compress[coding](this.plain)
    this.#forms.set(coding, form)
    // One that could not be made is tried again.
    if (grown) this.#keep(coding, form, grown).catch(() => this.#forms.delete(coding))
    return form
  }

  /**
   * Counts a form, and makes the smallest of Brotli, for which nobody waits.
   * @param {keyof typeof compress} coding
   * @param {Promise<Buffer>} form
   * @param {() => void} grown
   */
  async #keep(coding, form, grown) {
    this.size += (await form).length
    grown()
    if (coding !== 'br') return
    const [first, best] = [await form, await brotli(this.plain, 11)]
    this.size += best.length - first.length
    this.#forms.set(coding, Promise.resolve(best))
  }
}
