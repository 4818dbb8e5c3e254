import { dataHeaders } from '@/lib/http/headers'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { type SentOutcome, sentElementId } from '@/lib/media/sent-file'
import { type PagePath, withQuery } from '@/lib/routes'
import { UPLOAD_PARAMETER, documentFormId } from './documents'

/**
 * Leads back from the upload of a document to its page, with the outcome.
 * @param request whose `?language=` is the page's, and whose `?query=` the page's query without an outcome.
 * @param form the form's name on the page.
 */
export function uploadAnswer(request: Request, page: PagePath, form: string, outcome: SentOutcome): Response {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('language')) ?? routing.defaultLocale
  const kept = Object.fromEntries(new URLSearchParams(searchParams.get('query') ?? ''))
  const path = localePath(withQuery(page, { ...kept, [UPLOAD_PARAMETER]: `${form}.${outcome}` }), locale)
  return new Response(null, {
    status: 303,
    headers: {
      ...dataHeaders,
      Location: `${path}#${sentElementId(documentFormId(form), outcome)}`,
      'Referrer-Policy': 'same-origin',
    },
  })
}

/** Refuses a form of another site. */
export const foreignUpload = () => Response.json({ code: 'foreign' }, { status: 403, headers: dataHeaders })
