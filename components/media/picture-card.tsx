'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PICTURE_KINDS } from '@/lib/images/upload-rules'
import { POST_LIMITS } from '@/lib/posts/fields'
import type { Upload } from './uploads'

/** The file dialog for pictures, opened by whatever button holds its ref. */
export function PictureChooser({
  input,
  label,
  multiple = false,
  onFiles,
}: {
  input: RefObject<HTMLInputElement | null>
  label: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={PICTURE_KINDS}
      multiple={multiple}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // The same file can be chosen again.
        event.target.value = ''
      }}
    />
  )
}

/** How far an upload is, as a sentence and as a bar. */
function Progress({ upload: { file, picture, sent } }: { upload: Upload }) {
  const t = useTranslations('Posts.editor')
  const { name } = file
  const sending = t('pictureSending', { name })
  return (
    <>
      <p role="status" className="break-all">
        {picture ? t('pictureReady', { name }) : sent < 1 ? sending : t('picturePreparing', { name })}
      </p>
      {!picture && (
        <progress
          aria-label={sending}
          max={1}
          value={sent < 1 ? sent : undefined}
          className="h-2 w-full accent-vine"
        />
      )}
    </>
  )
}

interface CardProps {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

/** A picture that is being uploaded. One that failed stays here with its file, and is sent again where that can help. */
export function PictureCard({
  upload,
  onRetry,
  onRemove,
  action,
  children,
}: CardProps & {
  /** The button that uses the picture. */
  action?: ReactNode
  children?: ReactNode
}) {
  const t = useTranslations('Posts.editor')
  return (
    <section
      aria-label={upload.file.name}
      className="grid gap-4 rounded-card border border-control bg-paper p-4 sm:p-5"
    >
      {upload.code ? (
        <p role="alert" className="font-medium break-words text-alert">
          {t(`pictureErrors.${upload.code}`, { name: upload.file.name })}
        </p>
      ) : (
        <>
          <Progress upload={upload} />
          {children}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {(upload.code === 'failed' || upload.code === 'notAuthenticated') && (
          <Button onClick={onRetry}>{t('pictureRetry')}</Button>
        )}
        {!upload.code && action}
        <Button variant="quiet" onClick={onRemove}>
          {t('pictureRemove')}
        </Button>
      </div>
    </section>
  )
}

/**
 * A picture for the text. While it is uploaded its writer says what it shows, so that no picture lacks a description by
 * accident.
 */
export function DescribedPicture({
  label,
  onUse,
  ...card
}: CardProps & { label: string; onUse: (address: string, alt: string) => void }) {
  const { upload } = card
  const t = useTranslations('Posts.editor')
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [missing, setMissing] = useState(false)

  function use() {
    if (!upload.picture) return
    if (!decorative && alt.trim() === '') return setMissing(true)
    onUse(upload.picture.address, decorative ? '' : alt.trim())
  }

  return (
    <PictureCard
      {...card}
      action={
        <Button disabled={!upload.picture} onClick={use}>
          {label}
        </Button>
      }
    >
      <Field
        id={`picture-${upload.key}`}
        label={t('pictureAlt')}
        hint={t('pictureAltHint')}
        error={missing && !decorative && alt.trim() === '' ? t('pictureAltMissing') : undefined}
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
        {t('pictureDecorative')}
      </label>
    </PictureCard>
  )
}
