import type { PostReads } from '@/lib/posts/editor-queries'
import { type Result, fail } from '@/lib/result'
import { api } from '@/lib/routes'

/** Reads a part of one post; `version` is that of a revision. */
export async function readPost<Part extends keyof PostReads>(
  part: Part,
  id: string,
  version?: number,
): Promise<Result<PostReads[Part], 'notAuthenticated' | 'gone' | 'failed'>> {
  try {
    const response = await fetch(api.postPart(id, part, version))
    const answer = await response.json()
    // Anything else was answered by a host in front of the site.
    return typeof answer?.ok === 'boolean' ? answer : fail('failed')
  } catch {
    return fail('failed')
  }
}
