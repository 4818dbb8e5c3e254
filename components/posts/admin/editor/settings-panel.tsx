import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/paths'
import type { PostInput } from '@/lib/posts/editor/form'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { type Locale, otherLocales } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { FeaturedPicture } from './featured-picture'
import { ListingFields } from './main-fields'
import { publicationStage } from './open-post'
import { ClassificationFields, StatusFields } from './publishing-fields'
import { AuthorFields, type Provider, SearchFields } from './reader-fields'
import type { FeaturedUploads } from './use-featured-picture'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-5 border-t border-line pt-5">
      <h3 className="text-body">{title}</h3>
      {children}
    </div>
  )
}

/** A post's settings besides title and text, in groups. */
export function SettingsPanel({
  provider,
  postId,
  saved,
  pictures,
  hidden,
  className,
  onTranslate,
}: {
  provider: Provider
  postId: string
  /** Null for a new post. */
  saved: PostInput | null
  pictures: FeaturedUploads
  hidden: boolean
  className: string
  onTranslate: (saved: PostInput, language: Locale) => void
}) {
  const t = useTranslations('Posts.editor')
  const languages = useLanguageNames()
  const newTab = useTranslations('Links')('newTab')
  return (
    <div hidden={hidden} className={`${className} [&_input:not([type=checkbox]),&_select]:min-h-12`}>
      <Group title={t('groups.publishing')}>
        <StatusFields />
        {saved && publicationStage(saved) === 'published' && (
          <div>
            <ButtonAnchor
              variant="quiet"
              size="small"
              href={localePath(routes.post(saved.slug), saved.language)}
            >
              {t('viewPost')}
              <span className="sr-only"> {newTab}</span>
            </ButtonAnchor>
          </div>
        )}
      </Group>
      <Group title={t('groups.picture')}>
        <FeaturedPicture pictures={pictures} />
      </Group>
      <Group title={t('groups.listing')}>
        <ListingFields />
      </Group>
      <Group title={t('groups.language')}>
        <ClassificationFields postId={postId} />
        {saved && saved.translationId === '' && (
          <div className="flex flex-wrap gap-3">
            {otherLocales(saved.language).map((language) => (
              <Button
                key={language}
                variant="quiet"
                size="small"
                onClick={() => onTranslate(saved, language)}
              >
                <Icon name="languages" />
                {t('createVersion', { language: languages(language) })}
              </Button>
            ))}
          </div>
        )}
      </Group>
      <Group title={t('groups.author')}>
        <AuthorFields />
      </Group>
      <Group title={t('groups.search')}>
        <SearchFields provider={provider} />
      </Group>
    </div>
  )
}
