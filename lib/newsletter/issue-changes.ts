import 'server-only'
import { type Result, fail, ok } from '@/lib/result'
import type { AuthorizedStaff } from '@/lib/staff/queries'
import { CONFLICT, GONE, NOBODY, TOO_EARLY } from '@/lib/supabase/errors'
import type { IssueError } from './issue-answer'
import type { IssueParts } from './issue-schema'

/** How the database refuses (`decide_newsletter_issue`, `save_newsletter_issue`). */
const refusals: Readonly<Record<string, IssueError>> = {
  [GONE]: 'changed',
  [CONFLICT]: 'changed',
  [NOBODY]: 'nobody',
  [TOO_EARLY]: 'notPublic',
}

type Client = AuthorizedStaff['client']

/** The answer of a function of the database that returns a number. @throws its error where that is no refusal. */
async function answerOf(
  call: PromiseLike<{ data: number | null; error: { code: string } | null }>,
): Promise<Result<number, IssueError>> {
  const { data, error } = await call
  if (!error) return ok(Number(data))
  const code = refusals[error.code]
  if (!code) throw error
  return fail(code)
}

/** Saves a draft over a version; returns the new version. */
export function saveParts(client: Client, of_issue: string, given: IssueParts, over_version: number) {
  return answerOf(client.rpc('save_newsletter_issue', { of_issue, given, over_version }))
}

/**
 * Decides about an issue, or about one version of it, as `decide_newsletter_issue` says; returns how many messages that
 * concerns.
 */
export function decide(
  client: Client,
  of_issue: string,
  decision: string,
  { moment, version: of_version }: { readonly moment?: string; readonly version?: number } = {},
) {
  return answerOf(client.rpc('decide_newsletter_issue', { of_issue, decision, moment, of_version }))
}
