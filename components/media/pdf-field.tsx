import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldNotes } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { PdfCode } from '@/lib/media/pdf'
import { FileChooser } from './picture-card'
import { sendPdf } from './send-pdf'
import { useSending, useWaiting } from './uploads'

const canBeRepeated: readonly PdfCode[] = ['notAuthenticated', 'hostLimit', 'failed']

/** False on a page that a link has shown within the document of another one. */
function isDocument() {
  const [document] = performance.getEntriesByType('navigation')
  return !document || new URL(document.name).pathname === location.pathname
}

/**
 * Whether the page's own policy applies, which alone lets the browser reach storage (lib/http/policy.ts). Loads the page
 * as a document if it does not; until then no file can be chosen, which that would lose.
 */
function useOwnPolicy() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isDocument()) location.reload()
  }, [])
  return isHydrated && isDocument()
}

/**
 * The provider's own PDF: a link to the present one, upload, removal, and errors. `value` is its address on this site,
 * empty for none. Needs the messages of `Media.pdf`.
 */
export function PdfField({
  id,
  value,
  onChange,
  label,
  error,
  onWaiting,
}: {
  id: string
  value: string
  onChange: (value: string) => void
  label: ReactNode
  error: string | undefined
  onWaiting: (id: string, isWaiting: boolean) => void
}) {
  const t = useTranslations('Media.pdf')
  const newTab = useTranslations('Links')('newTab')
  const {
    uploads: [sending],
    replace,
  } = useSending(sendPdf, ({ address }) => onChange(address))
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const canSend = useOwnPolicy()
  useWaiting(sending !== undefined, onWaiting)

  const name = sending?.file.name ?? ''
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className="grid content-start justify-items-start gap-2"
    >
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {value !== '' && (
        <p>
          <a href={value} target="_blank" rel="noopener" className="row-link">
            {t('view')}
            <span className="sr-only"> {newTab}</span>
          </a>
        </p>
      )}
      {sending && !sending.code && (
        <>
          <p role="status" className="break-all">
            {t('sending', { name })}
          </p>
          <progress
            aria-label={t('sending', { name })}
            max={1}
            value={sending.sent < 1 ? sending.sent : undefined}
            className="h-2 w-full max-w-80 accent-vine"
          />
        </>
      )}
      {sending?.code && (
        <p role="alert" className="font-medium break-words text-alert">
          {t(`errors.${sending.code}`, { name })}
        </p>
      )}
      <FileChooser input={chooser} label={t('choose')} accept="application/pdf,.pdf" onFiles={replace} />
      <div className="flex flex-wrap gap-2">
        {sending?.code && canBeRepeated.includes(sending.code) && (
          <Button size="small" onClick={sending.retry}>
            {t('retry')}
          </Button>
        )}
        <Button
          ref={button}
          id={id}
          variant="quiet"
          size="small"
          disabled={!canSend}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="staff/file-up" />
          {value === '' ? t('choose') : t('replace')}
        </Button>
        {(sending || value !== '') && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              if (sending) sending.remove()
              else onChange('')
              button.current?.focus()
            }}
          >
            {sending ? t('cancel') : t('remove')}
          </Button>
        )}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
