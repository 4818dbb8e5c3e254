import { useTranslations } from 'next-intl'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PostHero } from '@/components/posts/post-hero'
import { Spinner } from '@/components/ui/admin/spinner'
import type { Locale } from '@/lib/i18n/routing'
import { type ExcessCode, isExcessCode } from '@/lib/markdown/budget'
import { previewPost } from '@/lib/posts/editor/preview-actions'
import { excessError, usePostValues } from '../post-field'

/** A rendered text. Its source `of` may lag a little behind. */
export interface Preview {
  readonly of: string
  readonly locale: Locale
  readonly view: ReactNode
  /** Null if rendered. */
  readonly failure: ExcessCode | 'failed' | null
}

/** From the last key, in milliseconds. */
const PAUSE = 400

/** The preview of a text while active; the last one stays until the next is loaded. */
export function usePreview(content: string, locale: Locale, active: boolean): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const lastRequest = useRef(0)
  const wasActive = useRef(false)

  async function request(number: number) {
    const answer = await previewPost(content, locale).catch(() => null)
    if (number !== lastRequest.current) return
    if (answer?.ok) return setPreview({ of: content, locale, view: answer.data, failure: null })
    const failure = answer && isExcessCode(answer.code) ? answer.code : 'failed'
    setPreview((last) => ({ of: content, locale, view: last?.view ?? null, failure }))
  }

  // An event, so that only a key triggers a request: a failed preview is not retried at once.
  const schedule = useEffectEvent(() => {
    const known = preview?.of === content && preview.locale === locale && preview.failure !== 'failed'
    if (known || content.trim() === '') return
    const number = ++lastRequest.current
    // Opening the preview needs no pause.
    const timer = setTimeout(() => request(number), preview === null || !wasActive.current ? 0 : PAUSE)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const stop = active ? schedule() : undefined
    wasActive.current = active
    return stop
  }, [active, content, locale])
  return preview
}

/** As the post's page shows them. */
function PreviewHead() {
  const t = useTranslations('Posts.editor')
  const [title, src, alt, language] = usePostValues('title', 'featuredImage', 'featuredImageAlt', 'language')
  const heading = (
    <p lang={language} className="font-display text-section font-semibold wrap-anywhere">
      {title.trim() || t('searchUntitled')}
    </p>
  )
  if (!/^(?:https:\/\/|\/)./.test(src.trim()))
    return <div className="bg-clay p-5 pt-10 sm:p-8">{heading}</div>
  return (
    <PostHero src={src.trim()} alt={alt} lang={language}>
      <div className="relative p-5 text-white sm:p-8">{heading}</div>
    </PostHero>
  )
}

/** The post's preview; its last text stays until the next is loaded. */
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
  /** As tall as the text beside it, with its own scrolling. */
  beside: boolean
  paneRef: Ref<HTMLDivElement>
  onLead: () => void
  onScroll: () => void
}) {
  const t = useTranslations('Posts.editor')
  const isEmpty = content.trim() === ''
  const failure = preview?.of === content ? preview.failure : null
  return (
    <div
      ref={paneRef}
      id="post-preview"
      role="region"
      aria-label={t('previewTab')}
      tabIndex={0}
      onPointerEnter={onLead}
      onFocus={onLead}
      onScroll={onScroll}
      className={`overflow-x-hidden rounded-lg border border-line bg-paper ${beside ? 'h-0 min-h-full overflow-y-auto' : 'min-h-64'}`}
    >
      <PreviewHead />
      <div className="p-5 sm:p-8">
        {isEmpty && <p className="text-quiet">{t('previewEmpty')}</p>}
        {!isEmpty && !preview && <Spinner label={t('previewLoading')} />}
        {failure && (
          <p className="mb-4 text-alert">
            {failure === 'failed' ? t('previewFailed') : excessError(t, failure)}
          </p>
        )}
        {!isEmpty && preview && <div className="post mx-auto">{preview.view}</div>}
      </div>
    </div>
  )
}
