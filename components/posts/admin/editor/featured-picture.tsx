'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PictureCard, PictureChooser } from '@/components/media/picture-card'
import { PicturePicker } from '@/components/media/picture-picker'
import { filesOf } from '@/components/media/uploads'
import { PostPicture } from '@/components/posts/post-picture'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PostInput } from '@/lib/posts/form'
import { PostField } from './post-field'
import type { FeaturedUploads } from './use-featured-picture'

/** The featured picture: what it looks like, ways to upload or choose one, its address and its description. */
export function FeaturedPicture({
  pictures: { uploads, add, remove, retry, use },
}: {
  /** Uploads that fill the field of the address by themselves. */
  pictures: FeaturedUploads
}) {
  const t = useTranslations('Posts.editor')
  const { control, setValue, formState, setFocus } = useFormContext<PostInput>()
  const [address, language] = useWatch({ control, name: ['featuredImage', 'language'] })
  const chooser = useRef<HTMLInputElement>(null)
  const isShown = /^(?:https:\/\/|\/)./.test(address.trim())
  const replaceWith = (files: File[]) => {
    uploads.forEach(({ key }) => remove(key))
    add(files.slice(0, 1))
  }
  const takeFiles = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const files = filesOf(data)
    if (files.length === 0) return
    event.preventDefault()
    replaceWith(files)
  }
  return (
    <div
      className="grid gap-4"
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
      onPaste={(event) => takeFiles(event, event.clipboardData)}
    >
      <p role="status" className="text-small text-quiet empty:hidden">
        {isShown && t('pictureInUse')}
      </p>
      {isShown && (
        // The field for the description follows below; here the picture is only recognised by who sees it.
        <PostPicture
          src={address.trim()}
          alt={null}
          lang={language}
          sizes="20rem"
          className="aspect-video w-full max-w-80 rounded-lg object-cover"
        />
      )}
      {uploads.map((upload) => (
        <PictureCard
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload.key)}
        />
      ))}
      <PictureChooser input={chooser} label={t('pictureChoose')} onFiles={replaceWith} />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={() => chooser.current?.click()}>
          <Icon name="staff/image-up" />
          {t('pictureChoose')}
        </Button>
        <PicturePicker onChoose={use} />
        {isShown && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setValue('featuredImage', '', { shouldValidate: formState.isSubmitted })
              setValue('featuredImageAlt', '')
              setFocus('featuredImage')
            }}
          >
            {t('pictureRemoveFeatured')}
          </Button>
        )}
      </div>
      <p className="text-small text-quiet">{t('pictureHelp')}</p>
      <PostField name="featuredImageAlt" hint={t('imageAltHint')} />
      <PostField
        name="featuredImage"
        hint={t('imageHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}
