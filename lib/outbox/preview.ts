import 'server-only'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { MARK } from '@/lib/mail/mark'
import type { WrittenMail } from '@/lib/mail/render'
import { authorizeAdmin } from '@/lib/staff/queries'

/**
 * A message for admins to look at: its HTML, with the site's own picture of the sign, or with `?part=text` its text
 * part. Anybody else, and an address for which `write` gives null, get a code.
 */
export async function mailPreview(
  { url }: Request,
  write: () => Promise<WrittenMail | null>,
): Promise<Response> {
  const refuse = (code: string, status: number) =>
    Response.json({ ok: false, code }, { status, headers: dataHeaders })
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return refuse(admin.code, admin.code === 'notAdmin' ? 403 : 401)
    const written = await write()
    if (!written) return refuse('gone', 404)
    const isText = new URL(url).searchParams.get('part') === 'text'
    return new Response(isText ? written.text : written.html.replaceAll(MARK, '/icon.svg'), {
      headers: {
        ...dataHeaders,
        'Content-Type': isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      },
    })
  } catch (error) {
    logError('mailPreview', error)
    return refuse('failed', 503)
  }
}
