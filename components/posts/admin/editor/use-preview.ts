'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/routing'
import { previewPost } from '@/lib/posts/actions'

/** A text as its page will show it. `of` is the text that the view shows; it may be a little behind. */
export interface Preview {
  readonly of: string
  readonly locale: Locale
  readonly view: ReactNode
  readonly failed: boolean
}

/** How long the writer rests before the preview follows, in milliseconds. */
const REST = 400

/** The preview of a text while somebody looks at it; the last one stays until the next has come. */
export function usePreview(content: string, locale: Locale, active: boolean): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const asked = useRef(0)
  const known = preview !== null && preview.of === content && preview.locale === locale && !preview.failed
  const first = preview === null
  useEffect(() => {
    if (!active || known || content.trim() === '') return
    const number = ++asked.current
    const timer = setTimeout(
      async () => {
        const answer = await previewPost(content, locale).catch(() => null)
        if (number !== asked.current) return
        setPreview((last) =>
          answer?.ok
            ? { of: content, locale, view: answer.data, failed: false }
            : { of: content, locale, view: last?.view ?? null, failed: true },
        )
      },
      first ? 0 : REST,
    )
    return () => clearTimeout(timer)
    // A preview that failed is asked for again with the next key, not at once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active, content, locale])
  return preview
}
