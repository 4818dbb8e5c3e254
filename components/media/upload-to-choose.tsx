'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { UploadedPicture } from '@/lib/images/picture-address'
import { PictureCard, PictureChooser } from './picture-card'
import { filesOf, useUploads } from './uploads'

/** Uploads a picture, by button or by dropping it here, which is chosen as soon as it is stored. */
export function UploadToChoose({ onStored }: { onStored: (picture: UploadedPicture) => void }) {
  const t = useTranslations('Media.upload')
  const chooser = useRef<HTMLInputElement>(null)
  const { uploads, add, remove, retry } = useUploads(onStored)

  function replaceWith(files: File[]) {
    uploads.forEach(({ key }) => remove(key))
    add(files.slice(0, 1))
  }

  return (
    <div
      className="grid gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        // What the dialog stands in may take files, too.
        event.stopPropagation()
        replaceWith(filesOf(event.dataTransfer))
      }}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PictureChooser input={chooser} label={t('chooseNew')} onFiles={replaceWith} />
        <Button variant="quiet" size="small" onClick={() => chooser.current?.click()}>
          <Icon name="staff/image-up" />
          {t('chooseNew')}
        </Button>
        <p className="min-w-0 flex-[1_1_16rem] text-small text-quiet">{t('help')}</p>
      </div>
      {uploads.map((upload) => (
        <PictureCard
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload.key)}
        />
      ))}
    </div>
  )
}
