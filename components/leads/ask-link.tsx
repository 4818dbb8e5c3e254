import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ButtonLink } from '@/components/ui/link'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { askAbout } from '@/lib/leads/form/fields'
import { routes } from '@/lib/routes'

/** A link to the form, which notes the level if given. */
export function AskLink({
  level,
  ...look
}: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className'> & { level?: LevelNumber }) {
  const t = useTranslations('Courses')
  return (
    <ButtonLink href={level ? askAbout(level) : routes.landing} {...look}>
      {t('ask')}
    </ButtonLink>
  )
}
