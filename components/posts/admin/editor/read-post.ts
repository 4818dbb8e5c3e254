import type { PostReads } from '@/lib/posts/editor-queries'
import { type Result, fail, ok } from '@/lib/result'
import { api } from '@/lib/routes'

type ReadCode = 'notAuthenticated' | 'gone' | 'failed'

const codes: Partial<Record<number, ReadCode>> = { 401: 'notAuthenticated', 404: 'gone' }

/** Reads a part of one post; `version` is that of a revision. */
export async function readPost<Part extends keyof PostReads>(
  part: Part,
  id: string,
  version?: number,
): Promise<Result<PostReads[Part], ReadCode>> {
  try {
    const response = await fetch(api.postPart(id, part, version))
    return response.ok
      ? ok((await response.json()) as PostReads[Part])
      : fail(codes[response.status] ?? 'failed')
  } catch {
    return fail('failed')
  }
}
