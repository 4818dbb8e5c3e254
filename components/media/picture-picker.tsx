import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Modal } from '@/components/ui/admin/modal'
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
      <Modal ref={dialog} title={t('title')} close={t('close')} onClose={() => setOpen(false)}>
        {open && (
          <>
            <UploadToChoose onStored={choose} />
            <LibraryPage onChoose={choose} />
          </>
        )}
      </Modal>
    </>
  )
}
