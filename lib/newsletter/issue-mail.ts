import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { type WrittenMail, writeMail } from '@/lib/mail/render'
import type { IssueContent } from './issue-schema'

/** A token of no subscription, in the form of one: the links of a preview and of a test lead to nothing. */
const NO_TOKEN = `00000000-0000-0000-0000-000000000000.${'0'.repeat(64)}`

/**
 * The message of an issue as subscribers get it, but for its links to unsubscribe.
 * @throws Error where the text cannot be rendered.
 */
export function writeIssue(issue: IssueContent, language: Locale): Promise<WrittenMail> {
  return writeMail('newsletter-issue', { token: NO_TOKEN, issue }, language)
}
