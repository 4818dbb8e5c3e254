import type { Ref } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { EditorTexts } from './editor-texts'
import type { Preview } from './use-preview'

/** The preview of the text: the last that was made, until the next has come. */
export function PreviewPane({
  content,
  preview,
  texts,
  beside,
  paneRef,
  onLead,
  onScroll,
}: {
  content: string
  preview: Preview | null
  texts: EditorTexts
  /** Beside the text it is as tall as the text and scrolls by itself. */
  beside: boolean
  paneRef: Ref<HTMLDivElement>
  onLead: () => void
  onScroll: () => void
}) {
  const isEmpty = content.trim() === ''
  const failed = preview?.failed === true && preview.of === content
  return (
    <div
      ref={paneRef}
      role="region"
      aria-label={texts.previewTab}
      tabIndex={0}
      onPointerEnter={onLead}
      onFocus={onLead}
      onScroll={onScroll}
      className={`rounded-lg border border-line bg-paper p-5 sm:p-8 ${beside ? 'h-0 min-h-full overflow-y-auto' : 'min-h-64'}`}
    >
      {isEmpty && <p className="text-quiet">{texts.previewEmpty}</p>}
      {!isEmpty && !preview && <Spinner label={texts.previewLoading} />}
      {failed && <p className="mb-4 text-alert">{texts.previewFailed}</p>}
      {!isEmpty && preview && <div className="post">{preview.view}</div>}
    </div>
  )
}
