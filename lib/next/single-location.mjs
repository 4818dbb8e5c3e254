/**
 * Sends one Location header for a post that redirects. Next 16 sets the header while it renders a page that redirects,
 * and appends it again from the result, so that the first answer said `Location: /a, /a`. The responses of posts alone
 * are changed, each by itself, as Node announces them. Loaded by page-cache.mjs, which Next loads with the first
 * request; that is the one by which scripts/site.mjs waits for the site.
 */
import { subscribe } from 'node:diagnostics_channel'

const POST = /^\/(?:(?:en|af)\/)?blog\/[^/]+$/

subscribe('http.server.request.start', (message) => {
  const { request, response } = /** @type {{
    request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse
  }} */ (message)
  if (!POST.test(request.url?.split('?')[0] ?? '')) return
  const { appendHeader } = response
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location'
      ? response.setHeader(name, value)
      : appendHeader.call(response, name, value)
})
