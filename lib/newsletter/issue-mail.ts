import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { SAMPLE_TOKEN } from '@/lib/mail/kinds/newsletter'
import { type WrittenMail, writeMail } from '@/lib/mail/render'
import { publishedContent } from '@/lib/site/queries'
import type { IssueContent } from './issue-schema'

/**
 * The message of an issue as subscribers get it, but for its links to unsubscribe, which lead to nothing.
 * @throws Error where the content of the site cannot be read.
 */
export async function writeIssue(issue: IssueContent, language: Locale): Promise<WrittenMail> {
  return writeMail('newsletter-issue', { token: SAMPLE_TOKEN, issue }, language, await publishedContent())
}
