import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PictureButton, PictureCard } from '@/components/media/picture-card'
import { PicturePicker } from '@/components/media/picture-picker'
import { filesOf } from '@/components/media/uploads'
import { PostPicture } from '@/components/posts/post-picture'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type Focus, focuses, pictureOf, withFocus } from '@/lib/images/focus'
import type { PostInput } from '@/lib/posts/editor/form'
import { PictureState } from './group-states'
import { PostField, usePostValues } from './post-field'
import { SettingsGroup } from './settings-group'
import type { FeaturedUploads } from './use-featured-picture'

/** The part of the picture that stays in view where it is cropped, kept in its address. */
function FocusField() {
  const t = useTranslations('Posts.editor')
  const { setValue } = useFormContext<PostInput>()
  const [featuredImage] = usePostValues('featuredImage')
  const address = featuredImage.trim()
  return (
    <Field id="post-focus" label={t('focus')} hint={t('focusHint')}>
      {(field) => (
        <select
          {...field}
          value={pictureOf(address).focus ?? ''}
          onChange={({ target }) =>
            setValue('featuredImage', withFocus(address, (target.value || null) as Focus | null), {
              shouldDirty: true,
            })
          }
        >
          <option value="">{t('focuses.middle')}</option>
          {focuses.map((focus) => (
            <option key={focus} value={focus}>
              {t(`focuses.${focus}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * The group of the featured picture: to upload or choose, its address and description. Without a picture the buttons
 * are below the closed group, one press away; a picture of a draft that still needs a description opens it.
 */
export function FeaturedPicture({
  pictures: { uploads, replace, use },
}: {
  /** They fill in the address. */
  pictures: FeaturedUploads
}) {
  const t = useTranslations('Posts.editor')
  const { getValues, setValue, formState, setFocus } = useFormContext<PostInput>()
  const [address, language] = usePostValues('featuredImage', 'language')
  const [startsOpen] = useState(() => {
    const { featuredImage, featuredImageAlt, status } = getValues()
    return status === 'draft' && featuredImage !== '' && featuredImageAlt === ''
  })
  const isShown = /^(?:https:\/\/|\/)./.test(address.trim())
  const takeFiles = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const files = filesOf(data)
    if (files.length === 0) return
    event.preventDefault()
    replace(files)
  }
  const buttons = (
    <div className="flex flex-wrap gap-2">
      <PictureButton variant="quiet" size="small" label={t('pictureChoose')} onFiles={replace} />
      <PicturePicker onChoose={use} />
    </div>
  )
  return (
    <div
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
      onPaste={(event) => takeFiles(event, event.clipboardData)}
    >
      <SettingsGroup title={t('groups.picture')} state={<PictureState />} isOpen={startsOpen}>
        <p role="status" className="text-small text-quiet empty:hidden">
          {isShown && t('pictureInUse')}
        </p>
        {isShown && (
          // Described by its own field below; this image only helps sighted staff recognise it.
          <PostPicture
            src={address.trim()}
            alt={null}
            lang={language}
            sizes="20rem"
            className="aspect-video w-full max-w-80 rounded-lg object-cover"
          />
        )}
        <PostField name="featuredImageAlt" hint={t('imageAltHint')} />
        <PostField
          name="featuredImage"
          hint={t('imageHint')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p className="text-small text-quiet">{t('pictureHelp')}</p>
        {isShown && (
          <>
            <FocusField />
            {buttons}
            <div>
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
            </div>
          </>
        )}
      </SettingsGroup>
      {uploads.map((upload) => (
        <PictureCard key={upload.key} upload={upload} />
      ))}
      {!isShown && <div className="pb-4">{buttons}</div>}
    </div>
  )
}
