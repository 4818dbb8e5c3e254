'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { WhenSupported } from '@/components/ui/when-supported'
import { PictureCard, PictureChooser } from './picture-card'
import { filesOf, useUploads } from './uploads'

/** Uploads pictures into the library, several at a time; the list is read again after each. It needs scripts. */
export function LibraryUpload() {
  const t = useTranslations('Media.upload')
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  const [stored, setStored] = useState(0)
  const { uploads, add, remove, retry } = useUploads(() => {
    setStored((count) => count + 1)
    router.refresh()
  })

  function begin(files: File[]) {
    setStored(0)
    add(files)
  }

  return (
    <WhenSupported feature="scripts">
      <div
        className="grid gap-4 rounded-card border border-dashed border-control p-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          begin(filesOf(event.dataTransfer))
        }}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PictureChooser input={chooser} label={t('chooseSeveral')} multiple onFiles={begin} />
          <Button onClick={() => chooser.current?.click()}>
            <Icon name="staff/image-up" />
            {t('chooseSeveral')}
          </Button>
          <p className="min-w-0 flex-[1_1_16rem] text-small text-quiet">{t('help')}</p>
        </div>
        <p role="status" className="empty:hidden">
          {stored > 0 && t('stored', { count: stored })}
        </p>
        {uploads.map((upload) => (
          <PictureCard
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onRemove={() => remove(upload.key)}
          />
        ))}
      </div>
    </WhenSupported>
  )
}
