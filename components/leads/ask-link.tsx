import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { LevelNumber } from '@/lib/content/levels'
import { localePath } from '@/lib/i18n/paths'
import { askAbout } from '@/lib/leads/interest'
import { routes } from '@/lib/routes'

/** The button that leads to the form; with a level the form notes it. */
export function AskLink({
  level,
  ...look
}: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className'> & { level?: LevelNumber }) {
  const locale = useLocale()
  const t = useTranslations('Courses')
  return (
    <ButtonLink href={localePath(level ? askAbout(level) : routes.landing, locale)} {...look}>
      {t('ask')}
    </ButtonLink>
  )
}
