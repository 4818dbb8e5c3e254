import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PictureButton, PictureCard } from '@/components/media/picture-card'
import { PicturePicker } from '@/components/media/picture-picker'
import { filesOf, useUploads, useWaiting } from '@/components/media/uploads'
import { PostPicture } from '@/components/posts/post-picture'
import { Button } from '@/components/ui/button'
import { FieldNotes } from '@/components/ui/field'
import { inEachLanguage, isContentRequired, routing } from '@/lib/i18n/routing'
import type { LeafSpec } from '@/lib/site-content/form-values'
import { fieldId, useContentForm, useFieldError } from './form-context'
import { LanguageMark, Required } from './marks'
import { ControlField } from './text-control'

/** A picture, its upload, and its description in every language. */
export function PictureField({ spec, name, label }: { spec: LeafSpec; name: string; label: string }) {
  const locale = useLocale()
  const t = useTranslations('Content.form')
  const editor = useTranslations('Posts.editor')
  const { labels, onWaiting } = useContentForm()
  const { control, getValues, setValue } = useFormContext()
  const src: unknown = useWatch({ control, name: `${name}.src` })
  const address = typeof src === 'string' ? src : ''
  const error = useFieldError(`${name}.src`, spec)
  const choose = useRef<HTMLButtonElement>(null)
  const { uploads, replace } = useUploads((picture) => use(picture.address))

  function use(next: string) {
    // The description belongs to the previous picture.
    if (getValues(`${name}.src`) !== next)
      setValue(
        `${name}.alt`,
        inEachLanguage(() => ''),
      )
    setValue(`${name}.src`, next)
  }

  useWaiting(uploads.length > 0, onWaiting)

  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        replace(files)
      }}
    >
      <legend className="mb-1.5 font-semibold">
        {label}
        <Required optional={spec.optional} />
      </legend>
      {address !== '' && (
        // Described by its own field below; this image only helps sighted staff recognise it.
        <PostPicture
          key={address}
          src={address}
          alt={null}
          lang={locale}
          sizes="20rem"
          className="max-h-60 w-full max-w-80 rounded-lg object-contain"
        />
      )}
      {uploads.map((upload) => (
        <PictureCard key={upload.key} upload={upload} />
      ))}
      <div className="flex flex-wrap gap-2">
        <PictureButton
          ref={choose}
          id={fieldId(`${name}.src`)}
          variant="quiet"
          size="small"
          label={editor('pictureChoose')}
          aria-describedby={error ? `${fieldId(name)}-error` : undefined}
          onFiles={replace}
        />
        <PicturePicker
          onChoose={(picture) => {
            replace([])
            use(picture.address)
          }}
        />
        {address !== '' && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              use('')
              choose.current?.focus()
            }}
          >
            {t('pictureRemove')}
          </Button>
        )}
      </div>
      <FieldNotes id={fieldId(name)} error={error} />
      {address !== '' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
          {routing.locales.map((language) => (
            <ControlField
              key={`${address}-${language}`}
              spec={{ kind: 'line', localized: false, optional: !isContentRequired(language), max: spec.max }}
              name={`${name}.alt.${language}`}
              lang={language}
              label={
                <>
                  <LanguageMark language={language} name={labels.language(language)} /> {t('pictureAlt')}
                  <Required optional={!isContentRequired(language)} />
                </>
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
