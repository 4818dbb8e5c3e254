import 'server-only'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import type { Locale } from '@/lib/i18n/routing'
import { toLocale } from '@/lib/i18n/detection'
import { type Result, fail } from '@/lib/result'
import { isOwnOrigin } from '@/lib/http/own-origin'
import type { ExportFile } from './exports'
import type { ExportCode } from './schema'

/** The most bytes that a form which asks for a file may hold. */
const MOST_BYTES = 10_000

const kept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Answers the form of a staff page with a file. Posted, because handing data out is recorded; only from this site's
 * own pages, anything else is 403. Where there is no file, back to the page, whose address then names the code.
 * @param back the unprefixed address of that page.
 */
export async function deliver(
  request: Request,
  back: (form: FormData) => Path,
  make: (form: FormData, locale: Locale) => Promise<Result<ExportFile, ExportCode>>,
): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return Response.json({ code: 'foreign' }, { status: 403, headers: kept })
  const small = Number(request.headers.get('content-length') ?? Infinity) <= MOST_BYTES
  const form = small ? await request.formData().catch(() => null) : null
  if (!form) return Response.json({ code: 'invalid' }, { status: 400, headers: kept })
  const locale = toLocale(String(form.get('locale'))) ?? 'en'
  const made = await make(form, locale).catch((error: unknown) => {
    console.error('export', error)
    return fail('failed')
  })
  if (made.ok) {
    const { name, type, body } = made.data
    return new Response(body, {
      headers: { ...kept, 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
    })
  }
  const page = localePath(back(form), locale)
  const query = (address: string, name: string, value: string) =>
    `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  const location =
    made.code === 'notAuthenticated'
      ? query(localePath('/admin/login', locale), 'next', page)
      : query(page, 'failed', made.code)
  return new Response(null, { status: 303, headers: { ...kept, Location: location } })
}
