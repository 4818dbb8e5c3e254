import { useLocale, useMessages } from 'next-intl'
import { CommandOpener } from './command-opener'

/** Opens the command dialog, as Ctrl K does: staff go to any page or record, or begin something. `compact`: an icon. */
export function CommandButton({ compact = false }: { compact?: boolean }) {
  const locale = useLocale()
  const { Staff } = useMessages()
  return <CommandOpener locale={locale} compact={compact} messages={Staff.commands} />
}
