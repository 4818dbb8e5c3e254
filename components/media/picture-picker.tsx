import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { UploadedPicture } from '@/lib/images/picture-address'
import { LibraryPage } from './library-page'
import { UploadToChoose } from './picture-upload'

/**
 * A button that opens the media library in a dialog, and gives the picture chosen or uploaded there. Needs the messages
 * of `Media.picker` and `Media.upload`.
 */
export function PicturePicker({ onChoose }: { onChoose: (picture: UploadedPicture) => void }) {
  const t = useTranslations('Media.picker')
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [open, setOpen] = useState(false)

  function show() {
    dialog.current?.showModal()
    setOpen(true)
  }

  function choose({ address, width, height }: UploadedPicture) {
    dialog.current?.close()
    onChoose({ address, width, height })
  }

  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={show}>
        <Icon name="staff/images" />
        {t('open')}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close()
        }}
        className="modal"
      >
        {/* Fills the dialog, so that only a press beside the dialog closes it. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
          <div className="flex items-center justify-between gap-4">
            <h2 id={title} className="text-lead">
              {t('title')}
            </h2>
            <button
              type="button"
              aria-label={t('close')}
              onClick={() => dialog.current?.close()}
              className="round-button shrink-0 hover:bg-clay"
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          {open && (
            <>
              <UploadToChoose onStored={choose} />
              <LibraryPage onChoose={choose} />
            </>
          )}
        </div>
      </dialog>
    </>
  )
}
