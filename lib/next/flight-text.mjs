/**
 * The data of a prerendered page, which Next writes into it for React, in fewer bytes. Next writes each part as JSON in a
 * script of its own, with a backslash before every quotation mark, of which this data is full, and the code of every
 * angle bracket. Plain JavaScript, as page-policy.mjs, which counts the hashes of the scripts after this.
 */

const PART = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/** What neither a string of JavaScript nor a script element of HTML can hold as it is, or what a parser of HTML replaces. */
const UNSAFE = /[\\'\0-\x1f\x7f\u2028\u2029\ufeff]|\p{Surrogate}|<(?=!--|\/?script)/giu

const SHORT = { '\\': '\\\\', "'": "\\'", '\n': '\\n' }

/** @param {string} character */
const escaped = (character) =>
  SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The page with each part as a string in single quotation marks. Each stays a script of its own: React takes up what one
 * of them holds at a stretch, and all of it at once blocked a phone for twice as long.
 * @param {string} html
 * @returns {string}
 */
export const withShortFlight = (html) =>
  html.replace(PART, (_, /** @type {string} */ part) => {
    const text = /** @type {string} */ (JSON.parse(part))
    return `<script>self.__next_f.push([1,'${text.replace(UNSAFE, escaped)}'])</script>`
  })
