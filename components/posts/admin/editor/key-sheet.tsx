import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Modal } from '@/components/ui/admin/modal'
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
  const rows = [
    ...formKeys.map((key) => [t(`keys.${key}`), formShortcut(key)] as const),
    ...toolKeys.map((tool) => [t(`tools.${tool}`), toolShortcut(tool)] as const),
    [t('keys.plainPaste'), plainPasteShortcut()] as const,
  ]
  return (
    <Modal ref={sheet} title={t('keys.title')} close={t('keys.close')} className="max-w-2xl">
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
    </Modal>
  )
}
