import { useEffect, useState } from 'react'
import type { PostReads } from '@/lib/posts/editor/queries'
import { type Result, fail } from '@/lib/result'
import { api } from '@/lib/routes'

type PostAnswer<Part extends keyof PostReads> = Result<
  PostReads[Part],
  'notAuthenticated' | 'gone' | 'failed'
>

/** Reads a part of one post; `version` is that of a revision. */
export async function readPost<Part extends keyof PostReads>(
  part: Part,
  id: string,
  version?: number,
): Promise<PostAnswer<Part>> {
  try {
    const response = await fetch(api.postPart(id, part, version))
    const answer = await response.json()
    // Other answers are from a host in front of the site.
    return typeof answer?.ok === 'boolean' ? answer : fail('failed')
  } catch {
    return fail('failed')
  }
}

/** Reads a part of one post on mount; null until loaded, or without an id. */
export function usePostPart<Part extends keyof PostReads>(part: Part, id: string): PostAnswer<Part> | null {
  const [answer, setAnswer] = useState<PostAnswer<Part> | null>(null)
  useEffect(() => {
    if (id === '') return
    let active = true
    void readPost(part, id).then((read) => active && setAnswer(read))
    return () => {
      active = false
    }
  }, [part, id])
  return answer
}
