import { z } from 'zod'
import { dataHeaders } from '@/lib/http/headers'
import { siteLanguage } from '@/lib/i18n/site-language'
import { mailPreview } from '@/lib/mail/preview'
import { mailKinds } from '@/lib/mail/registry'
import { writeSample } from '@/lib/mail/render'
import { publishedContent } from '@/lib/site/queries'
import { authorizeAdmin } from '@/lib/staff/queries'

const sample = z.object({ kind: z.enum(mailKinds), language: siteLanguage })

/** Preview of a kind of message with sample data; `?part=text` gives its text part. Admins only. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string; language: string }> },
) {
  const refuse = (code: string, status: number) =>
    Response.json({ ok: false, code }, { status, headers: dataHeaders })
  const admin = await authorizeAdmin().catch(() => null)
  if (!admin) return refuse('failed', 503)
  if (!admin.ok) return refuse(admin.code, admin.code === 'notAdmin' ? 403 : 401)
  const asked = sample.safeParse(await params)
  if (!asked.success) return refuse('gone', 404)
  const content = await publishedContent().catch(() => null)
  if (!content) return refuse('failed', 503)
  const written = await writeSample(asked.data.kind, asked.data.language, content)
  return mailPreview(written, request)
}
