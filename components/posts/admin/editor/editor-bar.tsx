import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon'
import type { ContentView } from './text/content-view'

const tab =
  'min-h-11 rounded-full px-3 text-small font-semibold hover:bg-clay aria-pressed:bg-vine aria-pressed:text-on-vine sm:px-5'

/** The head of the form: its title, what it shows of the text, the help sheet of keys, and the close icon. */
export function EditorBar({
  title,
  view,
  isBusy,
  onView,
  onHelp,
  onClose,
}: {
  title: string
  view: ContentView
  isBusy: boolean
  onView: (view: ContentView) => void
  onHelp: () => void
  onClose: () => void
}) {
  const t = useTranslations('Posts.editor')
  return (
    <div className="top-0 z-20 flex min-h-13 flex-wrap items-center gap-x-1 border-b border-line bg-raised px-2 sm:px-6 [@media(height>=45rem)]:sticky">
      <h1 className="mr-auto min-w-0 font-text text-body leading-snug font-semibold tracking-normal max-sm:sr-only">
        {title}
      </h1>
      <div className="flex gap-1 max-sm:mr-auto">
        {(['edit', 'preview', 'beside'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => onView(each)}
            className={`${tab} ${each === 'beside' ? 'max-xl:hidden' : ''}`}
          >
            {t(`${each}Tab`)}
          </button>
        ))}
      </div>
      <IconButton
        icon="staff/keyboard"
        label={t('keys.title')}
        aria-haspopup="dialog"
        title={t('keys.title')}
        onClick={onHelp}
      />
      <IconButton
        icon="x"
        iconClass="size-6"
        label={t('close')}
        title={t('close')}
        onClick={onClose}
        disabled={isBusy}
      />
    </div>
  )
}
