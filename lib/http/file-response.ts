import 'server-only'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { type Locale, routing } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { type Result, fail } from '@/lib/result'
import { type Path, routes } from '@/lib/routes'
import { isOwnOrigin } from './sender'

export interface ExportFile {
  readonly name: string
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

const exportErrors = ['notAuthenticated', 'notAdmin', 'invalid', 'tooMany', 'unknownData', 'failed'] as const

export type ExportError = (typeof exportErrors)[number]

export type FileAnswer = Result<ExportFile, ExportError>

/** Makes the file of a list or a period, narrowed as its page is, as the form asks, in the page's language. */
export type ListExport<Filters> = (filters: Filters, locale: Locale, form: FormData) => Promise<FileAnswer>

/** The error code in an address after a failed export; null if missing or unknown. */
export function exportError(value: unknown): ExportError | null {
  return exportErrors.find((code) => code === value) ?? null
}

/** Maximum size in bytes of a form that requests a file. */
const MAX_FORM_BYTES = 10_000

const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
}

/**
 * Answers a form on a staff page with a file. By POST, because exports of personal data are logged. A request from another site gets
 * 403. On failure the answer redirects to the page, with the code in its address.
 * @param page the unprefixed address of that page.
 */
export async function fileResponse(
  request: Request,
  page: (form: FormData) => Path,
  make: (form: FormData, locale: Locale) => Promise<FileAnswer>,
): Promise<Response> {
  if (!isOwnOrigin(request.headers))
    return Response.json({ code: 'foreign' }, { status: 403, headers: privateHeaders })
  const isSmall = Number(request.headers.get('content-length') ?? Infinity) <= MAX_FORM_BYTES
  const form = isSmall ? await request.formData().catch(() => null) : null
  if (!form) return Response.json({ code: 'invalid' }, { status: 400, headers: privateHeaders })
  const locale = toLocale(String(form.get('locale'))) ?? routing.defaultLocale
  const made = await make(form, locale).catch((error: unknown) => {
    logError('export', error)
    return fail('failed')
  })
  if (made.ok) {
    const { name, type, body } = made.data
    return new Response(body, {
      headers: {
        ...privateHeaders,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  }
  const back = localePath(page(form), locale)
  const location =
    made.code === 'notAuthenticated'
      ? withParameter(localePath(routes.login, locale), 'next', back)
      : withParameter(back, 'failed', made.code)
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location: location } })
}
