'use client'

import { useEffect, useRef, useState } from 'react'
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { countWords } from '@/lib/posts/markdown-keys'
import type { PostInput } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'
import { PreviewPane } from './preview-pane'
import { scrollTogether } from './scroll-together'
import { TextArea } from './text-area'
import { usePreview } from './use-preview'
import type { Uploads } from './use-uploads'
import { useWide } from './use-wide'

const tab =
  'min-h-11 rounded-full px-5 font-semibold hover:bg-clay aria-pressed:bg-vine aria-pressed:text-on-vine'

/**
 * The text of a post and the site's own rendering of it: behind a toggle, and on wide screens beside each other while
 * writing, where both scroll together. The field stays in the form all along.
 */
export function ContentField({
  control,
  registration,
  pictures,
  error,
  texts,
}: {
  control: Control<PostInput>
  registration: UseFormRegisterReturn
  pictures: Uploads
  error?: string
  texts: EditorTexts
}) {
  const [showing, setShowing] = useState<'edit' | 'preview'>('edit')
  const [content, language] = useWatch({ control, name: ['content', 'language'] })
  const editing = showing === 'edit'
  const beside = useWide() && editing
  const preview = usePreview(content, language, beside || !editing)
  const area = useRef<HTMLTextAreaElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  // Who scrolls leads; the other follows and must not lead back.
  const leads = useRef<'text' | 'view'>('text')

  useEffect(() => {
    if (beside && area.current && leads.current === 'text') scrollTogether(area.current, pane.current)
  }, [beside, preview])

  return (
    <div className="grid gap-3">
      <div className="flex gap-1">
        <button type="button" aria-pressed={editing} onClick={() => setShowing('edit')} className={tab}>
          {texts.editTab}
        </button>
        <button type="button" aria-pressed={!editing} onClick={() => setShowing('preview')} className={tab}>
          {texts.previewTab}
        </button>
      </div>
      <div className={beside ? 'grid grid-cols-2 gap-6' : ''}>
        <div hidden={!editing} className="min-w-0">
          <TextArea
            registration={registration}
            areaRef={area}
            pictures={pictures}
            error={error}
            texts={texts}
            hint={texts.editor.words.replace('{count}', String(countWords(content)))}
            onLead={() => (leads.current = 'text')}
            onScroll={() => {
              if (beside && leads.current === 'text') scrollTogether(area.current!, pane.current)
            }}
          />
        </div>
        {(beside || !editing) && (
          <PreviewPane
            content={content}
            preview={preview}
            texts={texts}
            beside={beside}
            paneRef={pane}
            onLead={() => (leads.current = 'view')}
            onScroll={() => {
              if (beside && leads.current === 'view') scrollTogether(pane.current!, area.current)
            }}
          />
        )}
      </div>
    </div>
  )
}
