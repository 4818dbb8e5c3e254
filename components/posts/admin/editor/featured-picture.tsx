'use client'

import { ImageUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { EditorTexts } from './editor-texts'
import { filesOf } from './files-of'
import { PictureCard } from './picture-card'
import { PictureChooser } from './picture-chooser'
import type { Uploads } from './use-uploads'

/** The featured picture: its address and description as fields, and a way to upload one that fills both. */
export function FeaturedPicture({
  pictures: { uploads, add, remove, retry },
  texts,
  onUse,
  children,
}: {
  pictures: Uploads
  texts: EditorTexts
  onUse: (address: string, alt: string) => void
  children: ReactNode
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const only = (files: File[]) => {
    uploads.forEach(({ key }) => remove(key))
    add(files.slice(0, 1))
  }
  return (
    <div
      className="grid gap-4"
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        only(files)
      }}
      onPaste={(event) => {
        const files = filesOf(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        only(files)
      }}
    >
      <div className="grid gap-6 lg:grid-cols-2">{children}</div>
      {uploads.map((upload) => (
        <PictureCard
          key={upload.key}
          upload={upload}
          texts={texts}
          label={texts.editor.pictureUse}
          onUse={(address, alt) => {
            onUse(address, alt)
            remove(upload.key)
          }}
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload.key)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PictureChooser input={chooser} label={texts.editor.pictureChoose} onFiles={only} />
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
          <ImageUp className="size-5" aria-hidden />
          {texts.editor.pictureChoose}
        </Button>
        <p className="text-small text-quiet">{texts.editor.pictureHelp}</p>
      </div>
    </div>
  )
}
