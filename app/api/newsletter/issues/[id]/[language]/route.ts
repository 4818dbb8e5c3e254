import { z } from 'zod'
import { dataHeaders } from '@/lib/http/headers'
import { siteLanguage } from '@/lib/i18n/site-language'
import { mailPreview } from '@/lib/mail/preview'
import { logError } from '@/lib/log/log'
import { contentOf, findIssue, writeIssue } from '@/lib/newsletter/issue-queries'
import { authorizeAdmin } from '@/lib/staff/queries'

const asked = z.object({ id: z.guid(), language: siteLanguage })

/**
 * Preview of a newsletter issue in one language, as saved or as sent; `?part=text` gives its text part. Admins only.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/newsletter/issues/[id]/[language]'>,
) {
  const refuse = (code: string, status: number) =>
    Response.json({ ok: false, code }, { status, headers: dataHeaders })
  const admin = await authorizeAdmin().catch(() => null)
  if (!admin) return refuse('failed', 503)
  if (!admin.ok) return refuse(admin.code, admin.code === 'notAdmin' ? 403 : 401)
  const named = asked.safeParse(await params)
  if (!named.success) return refuse('gone', 404)
  const { id, language } = named.data
  try {
    const issue = await findIssue(id)
    const content = issue && (await contentOf(issue, language))
    if (!content) return refuse('gone', 404)
    return mailPreview(await writeIssue(content, language), request)
  } catch (error) {
    logError('issuePreview', error)
    return refuse('failed', 500)
  }
}
