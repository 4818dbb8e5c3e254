import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import { contentOf, findIssue, writeIssue } from '@/lib/newsletter/issue-queries'
import { mailPreview } from '@/lib/outbox/preview'

const asked = z.object({ id: z.guid(), language: siteLanguage })

/** Preview of a newsletter issue in one language, as saved or as sent. Admins only. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/newsletter/issues/[id]/[language]'>,
) {
  const { data } = asked.safeParse(await params)
  return mailPreview(request, async () => {
    const issue = data && (await findIssue(data.id))
    const content = issue && (await contentOf(issue, data.language))
    return content ? writeIssue(content, data.language) : null
  })
}
