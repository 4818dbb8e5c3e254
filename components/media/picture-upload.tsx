'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { WhenSupported } from '@/components/ui/when-supported'
import type { UploadedPicture } from '@/lib/images/picture-address'
import { PictureButton, PictureCard } from './picture-card'
import { type Upload, filesOf, useUploads } from './uploads'

/** Takes pictures by button and drop, and shows progress. */
function UploadArea({
  uploads,
  label,
  several = false,
  onFiles,
  children,
}: {
  uploads: readonly Upload[]
  label: string
  /** Several at a time, with the main button of the page. */
  several?: boolean
  onFiles: (files: File[]) => void
  children?: ReactNode
}) {
  const t = useTranslations('Media.upload')
  return (
    <div
      className="grid gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        // The page around a dialog may accept dropped files too.
        event.stopPropagation()
        onFiles(filesOf(event.dataTransfer))
      }}
    >
      <div className={`flex flex-wrap items-center gap-y-3 ${several ? 'gap-x-6' : 'gap-x-5'}`}>
        <PictureButton
          label={label}
          multiple={several}
          onFiles={onFiles}
          variant={several ? 'primary' : 'quiet'}
          size="small"
        />
        <p className="min-w-0 flex-[1_1_16rem] text-small text-quiet">{t('help')}</p>
      </div>
      {children}
      {uploads.map((upload) => (
        <PictureCard key={upload.key} upload={upload} />
      ))}
    </div>
  )
}

/** Uploads pictures to the library, refreshing the list after each. Needs scripts. */
export function LibraryUpload() {
  const t = useTranslations('Media.upload')
  const router = useRouter()
  const [stored, setStored] = useState(0)
  const { uploads, add } = useUploads(() => {
    setStored((count) => count + 1)
    router.refresh()
  })
  return (
    <WhenSupported feature="scripts">
      <UploadArea
        several
        uploads={uploads}
        label={t('chooseSeveral')}
        onFiles={(files) => {
          setStored(0)
          add(files)
        }}
      >
        <p role="status" className="empty:hidden">
          {stored > 0 && t('stored', { count: stored })}
        </p>
      </UploadArea>
    </WhenSupported>
  )
}

/** Uploads a picture, chosen once stored. */
export function UploadToChoose({ onStored }: { onStored: (picture: UploadedPicture) => void }) {
  const t = useTranslations('Media.upload')
  const { uploads, replace } = useUploads(onStored)
  return <UploadArea uploads={uploads} label={t('chooseNew')} onFiles={replace} />
}
