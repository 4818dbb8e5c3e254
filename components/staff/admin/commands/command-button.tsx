import { useLocale, useTranslations } from 'next-intl'
import { CommandOpener } from './command-opener'

/** Opens the command dialog, as Ctrl K does: staff go to any page or record, or begin something. `compact`: an icon. */
export function CommandButton({ compact = false }: { compact?: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Staff.commands')
  return (
    <CommandOpener
      locale={locale}
      compact={compact}
      words={{
        open: t('open'),
        placeholder: t('placeholder'),
        close: t('close'),
        hint: t('hint'),
        searching: t('searching'),
        failed: t('failed'),
        notAuthenticated: t('notAuthenticated'),
        retry: t('retry'),
      }}
    />
  )
}
