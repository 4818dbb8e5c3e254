/**
 * A response leads to one place: a Location that is added to one that stands replaces it (RFC 9110: a single value).
 * Next 16 sets it when a page redirects while it is made, and adds it again from the result, so that the answer to
 * the first request said "Location: /a, /a". Loaded by page-cache.mjs, whose pages are made while serving.
 */
import { ServerResponse } from 'node:http'

const { appendHeader } = ServerResponse.prototype

/**
 * @this {ServerResponse}
 * @param {string} name
 * @param {string | readonly string[]} value
 */
ServerResponse.prototype.appendHeader = function (name, value) {
  return name.toLowerCase() === 'location'
    ? this.setHeader(name, value)
    : appendHeader.call(this, name, value)
}
