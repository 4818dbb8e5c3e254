import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Uploads } from '@/components/media/uploads'
import type { PostInput } from '@/lib/posts/editor/form'
import { countWords } from '@/lib/markdown/budget'
import { PreviewPane, usePreview } from './preview-pane'
import { TextArea } from './text-area'

/** Fits text and preview side by side: the breakpoint `xl` of the editor's classes. */
const WIDE = '(min-width: 80rem)'

function onWidth(changed: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function useWide(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}

/** Scrolls to the same fraction of the height. */
function syncScroll(from: HTMLElement, to: HTMLElement | null) {
  if (!to) return
  const range = (element: HTMLElement) => element.scrollHeight - element.clientHeight
  const part = range(from) > 0 ? from.scrollTop / range(from) : 0
  to.scrollTop = Math.round(part * range(to))
}

const tab =
  'min-h-11 rounded-full px-5 font-semibold hover:bg-clay aria-pressed:bg-vine aria-pressed:text-on-vine'

/** The text, its preview, or on a wide screen both. */
export type ContentView = 'edit' | 'preview' | 'beside'

/**
 * A post's text and the site's own rendering of it: toggled, or on wide screens side by side, scrolling together. The
 * field always stays in the form.
 */
export function ContentField({
  pictures,
  view,
  onView,
  full,
  onFullScreen,
}: {
  pictures: Uploads
  view: ContentView
  onView: (view: ContentView) => void
  full: boolean
  onFullScreen: () => void
}) {
  const t = useTranslations('Posts.editor')
  const { control } = useFormContext<PostInput>()
  const [content, language] = useWatch({ control, name: ['content', 'language'] })
  // Deferred: counting a long text delays the typed letter.
  const counted = useDeferredValue(content)
  const words = useMemo(() => countWords(counted), [counted])
  const wide = useWide()
  const editing = view !== 'preview'
  const beside = wide && view === 'beside'
  const preview = usePreview(content, language, beside || !editing)
  const area = useRef<HTMLTextAreaElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  // The scrolled side leads; the other follows and must not lead back.
  const leader = useRef<'text' | 'preview'>('text')

  useEffect(() => {
    if (beside && area.current && leader.current === 'text') syncScroll(area.current, pane.current)
  }, [beside, preview])

  return (
    <div className={`grid gap-3 ${full ? `pt-4 ${beside ? '' : 'mx-auto w-full max-w-[46rem]'}` : ''}`}>
      <div className="flex flex-wrap gap-1">
        {(['edit', 'preview', 'beside'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === 'edit' ? editing && !beside : each === view}
            onClick={() => onView(each)}
            className={`${tab} ${each === 'beside' ? 'max-xl:hidden' : ''}`}
          >
            {t(`${each}Tab`)}
          </button>
        ))}
      </div>
      <div className={beside ? 'grid grid-cols-2 gap-6' : ''}>
        <div hidden={!editing} className="min-w-0">
          <TextArea
            areaRef={area}
            pictures={pictures}
            hint={t('wordCount', { count: words })}
            full={full}
            fixed={beside}
            onFullScreen={onFullScreen}
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
    </div>
  )
}
