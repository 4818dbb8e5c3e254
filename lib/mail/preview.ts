import 'server-only'
import { dataHeaders } from '@/lib/http/headers'
import { MARK } from './mark'
import type { WrittenMail } from './render'

/** A message's HTML for a page of the site, with the site's own picture of the sign; `?part=text` gives the text part. */
export function mailPreview({ html, text }: WrittenMail, { url }: Request): Response {
  const isText = new URL(url).searchParams.get('part') === 'text'
  return new Response(isText ? text : html.replaceAll(MARK, '/icon.svg'), {
    headers: {
      ...dataHeaders,
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    },
  })
}
