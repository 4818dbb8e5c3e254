import { useLocale, useTranslations } from 'next-intl'
import { ButtonAnchor, ButtonLink } from '@/components/ui/button'
import type { LevelNumber } from '@/lib/content/course-types'
import { organisation } from '@/lib/content/organisation'
import { localePath } from '@/lib/i18n/paths'
import { askAbout } from '@/lib/leads/interest'
import { routes } from '@/lib/routes'

/** The two ways on from a course: the registration form of another service, and a question to us. */
export function ApplyLinks({ level, className = '' }: { level?: LevelNumber; className?: string }) {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const links = useTranslations('Links')
  return (
    <div data-offer className={`flex flex-wrap gap-3 print:hidden ${className}`}>
      <ButtonAnchor href={organisation.external.registrationForm}>
        <span>
          {t('apply')}
          <span className="sr-only"> {links('newTab')}</span>
        </span>
      </ButtonAnchor>
      <ButtonLink
        variant="quiet"
        href={localePath(level ? askAbout(level) : routes.landing, locale)}
        prefetch={false}
      >
        {t('ask')}
      </ButtonLink>
    </div>
  )
}
