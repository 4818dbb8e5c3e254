'use client'

import { type ReactNode, useState } from 'react'
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Spinner } from '@/components/ui/spinner'
import { previewPost } from '@/lib/posts/actions'
import type { PostInput } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'

const tab =
  'min-h-11 rounded-full px-5 font-semibold hover:bg-clay aria-pressed:bg-vine aria-pressed:text-on-vine'

type Preview = { of: string; view: ReactNode } | { of: string; view: null; failed: true } | null

/** The text of a post, with the site's own rendering of it behind a toggle. The field stays in the form all along. */
export function ContentField({
  control,
  registration,
  error,
  texts,
}: {
  control: Control<PostInput>
  registration: UseFormRegisterReturn
  error?: string
  texts: EditorTexts
}) {
  const [showing, setShowing] = useState<'edit' | 'preview'>('edit')
  const [preview, setPreview] = useState<Preview>(null)
  const content = useWatch({ control, name: 'content' })

  async function showPreview() {
    setShowing('preview')
    if (content.trim() === '' || preview?.of === content) return
    const answer = await previewPost(content, texts.locale).catch(() => null)
    setPreview(answer?.ok ? { of: content, view: answer.data } : { of: content, view: null, failed: true })
  }

  const ready = preview?.of === content ? preview : null
  return (
    <div className="grid gap-3">
      <div className="flex gap-1">
        <button
          type="button"
          aria-pressed={showing === 'edit'}
          onClick={() => setShowing('edit')}
          className={tab}
        >
          {texts.editTab}
        </button>
        <button type="button" aria-pressed={showing === 'preview'} onClick={showPreview} className={tab}>
          {texts.previewTab}
        </button>
      </div>
      <div hidden={showing !== 'edit'}>
        <Field id="post-content" label={texts.fieldContent} error={error}>
          {(field) => (
            <textarea
              {...field}
              {...registration}
              className={`${field.className} font-mono text-small`}
              rows={20}
              required
            />
          )}
        </Field>
      </div>
      {showing === 'preview' && (
        <div className="min-h-64 rounded-lg border border-line bg-paper p-5 sm:p-8">
          {content.trim() === '' && <p className="text-quiet">{texts.previewEmpty}</p>}
          {content.trim() !== '' && !ready && <Spinner label={texts.previewLoading} />}
          {ready &&
            ('failed' in ready ? (
              <p className="text-alert">{texts.previewFailed}</p>
            ) : (
              <div className="post">{ready.view}</div>
            ))}
        </div>
      )}
    </div>
  )
}
