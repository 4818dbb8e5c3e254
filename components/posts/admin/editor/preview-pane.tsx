'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { Locale } from '@/lib/i18n/routing'
import { previewPost } from '@/lib/posts/actions'

/** A text as its page will show it. `of` is the text that the view shows; it may be a little behind. */
export interface Preview {
  readonly of: string
  readonly locale: Locale
  readonly view: ReactNode
  readonly failed: boolean
}

/** How long the writer pauses before the preview follows, in milliseconds. */
const PAUSE = 400

/** The preview of a text while it is shown; the last one stays until the next has come. */
export function usePreview(content: string, locale: Locale, active: boolean): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const lastRequest = useRef(0)

  async function request(number: number) {
    const answer = await previewPost(content, locale).catch(() => null)
    if (number !== lastRequest.current) return
    setPreview((last) =>
      answer?.ok
        ? { of: content, locale, view: answer.data, failed: false }
        : { of: content, locale, view: last?.view ?? null, failed: true },
    )
  }

  // An event, so that only a key leads to the next request: a preview that failed is not requested again at once.
  const schedule = useEffectEvent(() => {
    const known = preview?.of === content && preview.locale === locale && !preview.failed
    if (known || content.trim() === '') return
    const number = ++lastRequest.current
    const timer = setTimeout(() => request(number), preview === null ? 0 : PAUSE)
    return () => clearTimeout(timer)
  })
  useEffect(() => (active ? schedule() : undefined), [active, content, locale])
  return preview
}

/** Shows the preview of the text: the last that was made, until the next has come. */
export function PreviewPane({
  content,
  preview,
  beside,
  paneRef,
  onLead,
  onScroll,
}: {
  content: string
  preview: Preview | null
  /** Beside the text it is as tall as the text and scrolls by itself. */
  beside: boolean
  paneRef: Ref<HTMLDivElement>
  onLead: () => void
  onScroll: () => void
}) {
  const t = useTranslations('Posts.editor')
  const isEmpty = content.trim() === ''
  const failed = preview?.failed === true && preview.of === content
  return (
    <div
      ref={paneRef}
      role="region"
      aria-label={t('previewTab')}
      tabIndex={0}
      onPointerEnter={onLead}
      onFocus={onLead}
      onScroll={onScroll}
      className={`rounded-lg border border-line bg-paper p-5 sm:p-8 ${beside ? 'h-0 min-h-full overflow-y-auto' : 'min-h-64'}`}
    >
      {isEmpty && <p className="text-quiet">{t('previewEmpty')}</p>}
      {!isEmpty && !preview && <Spinner label={t('previewLoading')} />}
      {failed && <p className="mb-4 text-alert">{t('previewFailed')}</p>}
      {!isEmpty && preview && <div className="post">{preview.view}</div>}
    </div>
  )
}
