'use client'

import { useEffect, useState } from 'react'
import { postTitle } from '@/lib/posts/revision-actions'

/** The titles of two posts (empty for none) by their ids, asked for where the two differ; one not known is left out. */
export function useTitles(one: string, other: string): Record<string, string> {
  const [titles, setTitles] = useState<Record<string, string>>({})

  useEffect(() => {
    let wanted = true
    const asked = one === other ? [] : [one, other].filter((id) => id !== '')
    for (const id of asked)
      void postTitle(id)
        .catch(() => null)
        .then((answer) => wanted && answer?.ok && setTitles((known) => ({ ...known, [id]: answer.data })))
    return () => {
      wanted = false
    }
  }, [one, other])

  return titles
}
