import 'server-only'
import { type Result, fail, ok } from '@/lib/result'
import type { AuthorizedStaff } from '@/lib/staff/queries'
import { CONFLICT, GONE, NOBODY, TOO_EARLY } from '@/lib/supabase/errors'
import type { IssueError } from './issue-answer'
import type { IssueParts } from './issue-schema'

/** Database refusals (`decide_newsletter_issue`, `save_newsletter_issue`). */
const refusals: Readonly<Record<string, IssueError>> = {
  [GONE]: 'changed',
  [CONFLICT]: 'changed',
  [NOBODY]: 'nobody',
  [TOO_EARLY]: 'notPublic',
}

type Client = AuthorizedStaff['client']

/** A number from a database function. @throws its error unless it is a refusal. */
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

/** Decides on an issue or one version, as `decide_newsletter_issue` does; returns the number of affected messages. */
export function decide(
  client: Client,
  of_issue: string,
  decision: string,
  { moment, version: of_version }: { readonly moment?: string; readonly version?: number } = {},
) {
  return answerOf(client.rpc('decide_newsletter_issue', { of_issue, decision, moment, of_version }))
}
