import { useTranslations } from 'next-intl'
import { type RefObject, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { type FormKey, type ToolName, formShortcut, plainPasteShortcut, toolShortcut } from './shortcuts'

const formKeys: readonly FormKey[] = ['save', 'update', 'preview', 'help']
const toolKeys: readonly ToolName[] = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'list',
  'numbers',
  'quote',
  'link',
]

/** The help sheet of the editor's keys, a dialog to open with its ref. */
export function KeySheet({ sheet }: { sheet: RefObject<HTMLDialogElement | null> }) {
  const t = useTranslations('Posts.editor')
  const title = useId()
  const rows = [
    ...formKeys.map((key) => [t(`keys.${key}`), formShortcut(key)] as const),
    ...toolKeys.map((tool) => [t(`tools.${tool}`), toolShortcut(tool)] as const),
    [t('keys.plainPaste'), plainPasteShortcut()] as const,
  ]
  return (
    <dialog
      ref={sheet}
      aria-labelledby={title}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      className="modal max-w-2xl"
    >
      {/* Fills the dialog, so that only a press beside the dialog closes it. */}
      <div className="grid gap-3 p-5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={title} className="text-lead">
            {t('keys.title')}
          </h2>
          <button
            type="button"
            aria-label={t('keys.close')}
            onClick={() => sheet.current?.close()}
            className="round-button shrink-0 hover:bg-clay"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {rows.map(([label, key]) => (
            <div
              key={label}
              className="flex items-center justify-between gap-4 border-b border-line py-2 text-small"
            >
              <dt>{label}</dt>
              <dd>
                <kbd className="font-mono whitespace-nowrap">{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-quiet">{t('keys.hint')}</p>
      </div>
    </dialog>
  )
}
