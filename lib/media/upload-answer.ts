import { dataHeaders } from '@/lib/http/headers'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import type { Path } from '@/lib/routes'

/**
 * Leads back from an upload to its page, with the outcome.
 * @param request whose `?language=` is the page's.
 * @param element the id of the element that shows the outcome.
 */
export function redirectAfterUpload(request: Request, page: Path, element: string): Response {
  const locale = toLocale(new URL(request.url).searchParams.get('language')) ?? routing.defaultLocale
  return new Response(null, {
    status: 303,
    headers: {
      ...dataHeaders,
      Location: `${localePath(page, locale)}#${element}`,
      'Referrer-Policy': 'same-origin',
    },
  })
}

/** Refuses a form of another site. */
export const foreignUpload = () => Response.json({ code: 'foreign' }, { status: 403, headers: dataHeaders })
