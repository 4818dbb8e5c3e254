'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { POST_LIMITS } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'
import type { Upload } from './use-uploads'

/** How far a picture is, in words and as a bar. */
function Progress({ upload, texts }: { upload: Upload; texts: EditorTexts }) {
  const name = upload.file.name
  const words = upload.picture
    ? texts.editor.pictureReady
    : upload.sent < 1
      ? texts.editor.pictureSending
      : texts.editor.picturePreparing
  return (
    <>
      <p role="status" className="break-all">
        {words.replace('{name}', name)}
      </p>
      {!upload.picture && (
        <progress
          aria-label={texts.editor.pictureSending.replace('{name}', name)}
          max={1}
          value={upload.sent < 1 ? upload.sent : undefined}
          className="h-2 w-full accent-vine"
        />
      )}
    </>
  )
}

/**
 * A picture on its way into the post. While it is sent its writer says what it shows, so that no picture comes without
 * words by accident. One that failed waits here with its file, and is sent again where that can help.
 */
export function PictureCard({
  upload,
  texts,
  label,
  onUse,
  onRetry,
  onRemove,
}: {
  upload: Upload
  texts: EditorTexts
  label: string
  onUse: (address: string, alt: string) => void
  onRetry: () => void
  onRemove: () => void
}) {
  const words = texts.editor
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [missing, setMissing] = useState(false)
  const id = `picture-${upload.key}`

  function use() {
    if (!upload.picture) return
    if (!decorative && alt.trim() === '') return setMissing(true)
    onUse(upload.picture.address, decorative ? '' : alt.trim())
  }

  return (
    <section
      aria-label={upload.file.name}
      className="grid gap-4 rounded-card border border-control bg-paper p-4 sm:p-5"
    >
      {upload.code ? (
        <p role="alert" className="font-medium break-words text-alert">
          {texts.pictureErrors[upload.code].replace('{name}', upload.file.name)}
        </p>
      ) : (
        <>
          <Progress upload={upload} texts={texts} />
          <Field
            id={id}
            label={words.pictureAlt}
            hint={words.pictureAltHint}
            error={missing && !decorative && alt.trim() === '' ? words.pictureAltMissing : undefined}
          >
            {(field) => (
              <input
                {...field}
                autoFocus
                value={alt}
                maxLength={POST_LIMITS.featuredImageAlt}
                disabled={decorative}
                onChange={(event) => setAlt(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  // The form around it would save the post.
                  event.preventDefault()
                  use()
                }}
              />
            )}
          </Field>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-vine"
              checked={decorative}
              onChange={(event) => setDecorative(event.target.checked)}
            />
            {words.pictureDecorative}
          </label>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {(upload.code === 'failed' || upload.code === 'notAuthenticated') && (
          <Button onClick={onRetry}>{words.pictureRetry}</Button>
        )}
        {!upload.code && (
          <Button disabled={!upload.picture} onClick={use}>
            {label}
          </Button>
        )}
        <Button variant="quiet" onClick={onRemove}>
          {words.pictureRemove}
        </Button>
      </div>
    </section>
  )
}
