import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { PictureCard } from '@/components/media/picture-card'
import type { Upload } from '@/components/media/uploads'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { POST_LIMITS } from '@/lib/posts/fields'

/** A picture for the text, described during its upload, so that no picture lacks a description by accident. */
export function DescribedPicture({
  upload,
  onUse,
  onRemove,
}: {
  upload: Upload
  onUse: (address: string, alt: string) => void
  onRemove: () => void
}) {
  const t = useTranslations('Posts.editor')
  const description = useRef<HTMLInputElement>(null)
  const [decorative, setDecorative] = useState(false)
  const [missing, setMissing] = useState(false)

  function use() {
    if (!upload.stored) return
    const alt = description.current!.value.trim()
    if (!decorative && alt === '') return setMissing(true)
    onUse(upload.stored.address, decorative ? '' : alt)
  }

  return (
    <PictureCard
      upload={upload}
      onRemove={onRemove}
      action={
        <Button disabled={!upload.stored} onClick={use}>
          {t('pictureInsert')}
        </Button>
      }
    >
      <Field
        id={`picture-${upload.key}`}
        label={t('pictureAlt')}
        hint={t('pictureAltHint')}
        error={missing && !decorative ? t('pictureAltMissing') : undefined}
      >
        {(field) => (
          <input
            {...field}
            ref={description}
            autoFocus
            maxLength={POST_LIMITS.featuredImageAlt}
            disabled={decorative}
            onChange={() => setMissing(false)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Otherwise the form around it would save the post.
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
