import { useEffect, useRef } from 'react'
import type { Uploads } from '@/components/media/uploads'
import type { ContentView } from './content-view'
import { PreviewPane, usePreview } from './preview-pane'
import { TextArea } from './text-area'
import { usePostValues } from '../post-field'

/** Scrolls to the same fraction of the height. */
function syncScroll(from: HTMLElement, to: HTMLElement | null) {
  if (!to) return
  const range = (element: HTMLElement) => element.scrollHeight - element.clientHeight
  const part = range(from) > 0 ? from.scrollTop / range(from) : 0
  to.scrollTop = Math.round(part * range(to))
}

/**
 * A post's text or the site's own rendering of it, or on wide screens both side by side, scrolling together. The field
 * always stays in the form.
 */
export function ContentField({ pictures, view }: { pictures: Uploads; view: ContentView }) {
  const [content, language] = usePostValues('content', 'language')
  const editing = view !== 'preview'
  const beside = view === 'beside'
  const preview = usePreview(content, language, beside || !editing)
  const area = useRef<HTMLTextAreaElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  // The scrolled side leads; the other follows and must not lead back.
  const leader = useRef<'text' | 'preview'>('text')

  useEffect(() => {
    if (beside && area.current && leader.current === 'text') syncScroll(area.current, pane.current)
  }, [beside, preview])

  return (
    <div className={beside ? 'grid grid-cols-2 gap-6' : ''}>
      <div hidden={!editing} className="min-w-0">
        <TextArea
          areaRef={area}
          pictures={pictures}
          fixed={beside}
          onLead={() => (leader.current = 'text')}
          onScroll={() => {
            if (beside && leader.current === 'text') syncScroll(area.current!, pane.current)
          }}
        />
      </div>
      {(beside || !editing) && (
        <PreviewPane
          content={content}
          preview={preview}
          beside={beside}
          paneRef={pane}
          onLead={() => (leader.current = 'preview')}
          onScroll={() => {
            if (beside && leader.current === 'preview') syncScroll(pane.current!, area.current)
          }}
        />
      )}
    </div>
  )
}
