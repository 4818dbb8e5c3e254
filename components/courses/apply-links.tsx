import { useTranslations } from 'next-intl'
import { AskLink } from '@/components/leads/ask-link'
import { ButtonAnchor } from '@/components/ui/button'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { useContent } from '@/lib/site/queries'

/** Links to the external registration form and to our contact form. */
export function ApplyLinks({ level, className = '' }: { level?: LevelNumber; className?: string }) {
  const { organisation } = useContent()
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
      <AskLink variant="quiet" level={level} />
    </div>
  )
}
