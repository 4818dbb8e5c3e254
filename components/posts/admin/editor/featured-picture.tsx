'use client'

import { ImageUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { PictureCard, PictureChooser } from './picture-card'
import { type Uploads, filesOf } from './uploads'

/** The featured picture: its address and description as fields, and a way to upload one that fills both. */
export function FeaturedPicture({
  pictures: { uploads, add, remove, retry },
  onUse,
  children,
}: {
  pictures: Uploads
  onUse: (address: string, alt: string) => void
  children: ReactNode
}) {
  const t = useTranslations('Posts.editor')
  const chooser = useRef<HTMLInputElement>(null)
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
      <div className="grid gap-6 lg:grid-cols-2">{children}</div>
      {uploads.map((upload) => (
        <PictureCard
          key={upload.key}
          upload={upload}
          label={t('pictureUse')}
          onUse={(address, alt) => {
            onUse(address, alt)
            remove(upload.key)
          }}
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload.key)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PictureChooser input={chooser} label={t('pictureChoose')} onFiles={replaceWith} />
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
          <ImageUp className="size-5" aria-hidden />
          {t('pictureChoose')}
        </Button>
        <p className="text-small text-quiet">{t('pictureHelp')}</p>
      </div>
    </div>
  )
}
