'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type CardProps, PictureCard } from '@/components/media/picture-card'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { POST_LIMITS } from '@/lib/posts/fields'

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
