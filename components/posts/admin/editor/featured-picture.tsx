import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { PictureButton, PictureCard } from '@/components/media/picture-card'
import { PicturePicker } from '@/components/media/picture-picker'
import { filesOf } from '@/components/media/uploads'
import { PostPicture } from '@/components/posts/post-picture'
import { Button } from '@/components/ui/button'
import type { PostInput } from '@/lib/posts/editor/form'
import { PostField } from './post-field'
import type { FeaturedUploads } from './use-featured-picture'

/** The featured picture, to upload or choose, its address and description. */
export function FeaturedPicture({
  pictures: { uploads, replace, use },
}: {
  /** They fill in the address. */
  pictures: FeaturedUploads
}) {
  const t = useTranslations('Posts.editor')
  const { control, setValue, formState, setFocus } = useFormContext<PostInput>()
  const [address, language] = useWatch({ control, name: ['featuredImage', 'language'] })
  const isShown = /^(?:https:\/\/|\/)./.test(address.trim())
  const takeFiles = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const files = filesOf(data)
    if (files.length === 0) return
    event.preventDefault()
    replace(files)
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
        // Described by its own field below; this image only helps sighted staff recognise it.
        <PostPicture
          src={address.trim()}
          alt={null}
          lang={language}
          sizes="20rem"
          className="aspect-video w-full max-w-80 rounded-lg object-cover"
        />
      )}
      {uploads.map((upload) => (
        <PictureCard key={upload.key} upload={upload} />
      ))}
      <div className="flex flex-wrap gap-2">
        <PictureButton variant="quiet" size="small" label={t('pictureChoose')} onFiles={replace} />
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
