import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { editablePost } from '@/lib/posts/schema'
import { called } from '@/lib/supabase/called'
import { columnsOf } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { type Issue, type IssueContent, type Progress, isWritten, issueRow } from './issue-schema'
import { SAMPLE_TOKEN } from '@/lib/mail/kinds/newsletter'
import { type WrittenMail, writeMail } from '@/lib/mail/render'
import { publishedContent } from '@/lib/site/queries'

export const ISSUES_PAGE_SIZE = 20

const POSTS_TO_CHOOSE = 30

const progressRow = z.object({
  issue_id: z.string(),
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled']),
  messages: z.coerce.number().int(),
})

/**
 * The sending progress of issues, by id. Admins only, as all below. @throws Error when the database does not answer, as
 * all below.
 */
export async function issueProgress(ids: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
  const found = new Map(ids.map((id) => [id, { sent: 0, failed: 0, waiting: 0, cancelled: 0 }]))
  if (ids.length === 0) return found
  const rows = await called('newsletter_progress', { of_issues: [...ids] }, z.array(progressRow))
  for (const { issue_id, state, messages } of rows)
    found.get(issue_id)![state === 'queued' || state === 'sending' ? 'waiting' : state] += messages
  return found
}

export interface IssueLine extends Issue {
  readonly progress: Progress
}

/** A page of all issues, newest first, and their total. Pages count from 1. */
export async function issuePage(page: number): Promise<{ issues: IssueLine[]; total: number }> {
  const client = await serverClient()
  const from = (page - 1) * ISSUES_PAGE_SIZE
  const all = () => client.from('newsletter_issues')
  const [{ data }, { count }] = await Promise.all([
    all()
      .select(columnsOf(issueRow))
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + ISSUES_PAGE_SIZE - 1)
      .throwOnError(),
    all().select('id', { count: 'exact' }).limit(1).throwOnError(),
  ])
  const issues = z.array(issueRow).parse(data)
  const progress = await issueProgress(issues.map(({ id }) => id))
  return {
    issues: issues.map((issue) => ({ ...issue, progress: progress.get(issue.id)! })),
    total: count ?? 0,
  }
}

/** An issue; null for an unknown id. */
export async function findIssue(id: string): Promise<Issue | null> {
  if (!z.guid().safeParse(id).success) return null
  const client = await serverClient()
  const { data } = await client
    .from('newsletter_issues')
    .select(columnsOf(issueRow))
    .eq('id', id)
    .throwOnError()
  return z.array(issueRow).parse(data)[0] ?? null
}

const postRow = editablePost.pick({
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  language: true,
  status: true,
  publishedAt: true,
})
type PostRow = z.output<typeof postRow>

const storedPosts = (client: Awaited<ReturnType<typeof serverClient>>) =>
  client.from('blog_posts').select(columnsOf(postRow)).is('deleted_at', null)

/** Posts in the order of their ids, including drafts, without deleted ones. */
export async function postsNamed(ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return []
  const { data } = await storedPosts(await serverClient())
    .in('id', [...ids])
    .throwOnError()
  const posts = z.array(postRow).parse(data)
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? [])
}

export type PostChoice = Pick<PostRow, 'id' | 'title' | 'status'> & {
  /** Only if in the future. */
  readonly scheduledAt: string | null
}

/** A language's newest posts, scheduled ones first, then the issue's own, including drafts. */
export async function postChoices(language: Locale, chosen: readonly string[]): Promise<PostChoice[]> {
  const { data } = await storedPosts(await serverClient())
    .eq('status', 'published')
    .eq('language', language)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(POSTS_TO_CHOOSE)
    .throwOnError()
  const newest = z.array(postRow).parse(data)
  const others = await postsNamed(chosen.filter((id) => !newest.some((post) => post.id === id)))
  return [...newest, ...others].map(({ id, title, status, publishedAt }) => ({
    ...{ id, title, status },
    scheduledAt: status === 'published' && Date.parse(publishedAt!) > Date.now() ? publishedAt : null,
  }))
}

/**
 * An issue's content in a language: frozen when sending began, else as written, with the posts that are published or
 * scheduled. Null if nothing is written.
 */
export async function contentOf(
  { parts, frozen }: Pick<Issue, 'parts' | 'frozen'>,
  language: Locale,
): Promise<IssueContent | null> {
  if (frozen) return frozen[language] ?? null
  const { subject, words, posts: ids } = parts[language]
  if (!isWritten(parts[language])) return null
  const posts = (await postsNamed(ids)).filter(({ status }) => status === 'published')
  return {
    subject,
    words,
    posts: posts.map(({ title, slug, excerpt }) => ({ title, slug, summary: excerpt ?? '' })),
  }
}

/**
 * An issue's message with invalid unsubscribe links.
 * @throws Error if the content of the site cannot be read.
 */
export async function writeIssue(issue: IssueContent, language: Locale): Promise<WrittenMail> {
  return writeMail('newsletter-issue', { token: SAMPLE_TOKEN, issue }, language, await publishedContent())
}
