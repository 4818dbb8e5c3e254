import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PICTURE_KINDS, type PictureCode } from '@/lib/images/upload-rules'
import type { Upload } from './uploads'

interface ChooserProps {
  label: string
  /** By default pictures. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** The file dialog, opened by any button with its ref. */
export function FileChooser({
  input,
  label,
  accept = PICTURE_KINDS,
  multiple = false,
  onFiles,
}: ChooserProps & { input: RefObject<HTMLInputElement | null> }) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // The same file can be chosen again.
        event.target.value = ''
      }}
    />
  )
}

/** Opens the file dialog for pictures. */
export function PictureButton({
  label,
  multiple,
  onFiles,
  ...button
}: ChooserProps & Omit<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileChooser input={input} label={label} multiple={multiple} onFiles={onFiles} />
      <Button {...button} onClick={() => input.current?.click()}>
        <Icon name="staff/image-up" />
        {label}
      </Button>
    </>
  )
}

function Progress({ upload: { file, stored, sent } }: { upload: Upload }) {
  const t = useTranslations('Media.upload')
  const { name } = file
  const sending = t('sending', { name })
  return (
    <>
      <p role="status" className="break-all">
        {stored ? t('ready', { name }) : sent < 1 ? sending : t('preparing', { name })}
      </p>
      {!stored && (
        <progress
          aria-label={sending}
          max={1}
          value={sent < 1 ? sent : undefined}
          className="h-2 w-full accent-vine"
        />
      )}
    </>
  )
}

/** The refusals that say that the file is kept. */
const canBeRepeated: readonly PictureCode[] = ['notAuthenticated', 'busy', 'failed']

/** A picture upload. A failed one keeps its file, to resend if that may help. */
export function PictureCard({
  upload,
  onRemove = upload.remove,
  action,
  children,
}: {
  upload: Upload
  onRemove?: () => void
  /** Uses the picture. */
  action?: ReactNode
  children?: ReactNode
}) {
  const t = useTranslations('Media.upload')
  return (
    <section
      aria-label={upload.file.name}
      className="grid gap-4 rounded-card border border-control bg-paper p-4 sm:p-5"
    >
      {upload.code ? (
        <p role="alert" className="font-medium break-words text-alert">
          {t(`errors.${upload.code}`, { name: upload.file.name })}
        </p>
      ) : (
        <>
          <Progress upload={upload} />
          {children}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {upload.code && canBeRepeated.includes(upload.code) && (
          <Button onClick={upload.retry}>{t('retry')}</Button>
        )}
        {!upload.code && action}
        <Button variant="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </section>
  )
}
