import { useTranslations } from 'next-intl'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/paths'
import type { PostInput } from '@/lib/posts/editor/form'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { type Locale, otherLocales } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { FeaturedPicture } from './featured-picture'
import { AddressState, AuthorState, LanguageState, PublishState, SearchState } from './group-states'
import { SlugField } from './main-fields'
import { publicationStage } from './open-post'
import { ClassificationFields, StatusFields } from './publishing-fields'
import { AuthorFields, type Provider, SearchFields } from './reader-fields'
import { SettingsGroup } from './settings-group'
import type { FeaturedUploads } from './use-featured-picture'

/** A post's settings besides title, text and excerpt, in groups. */
export function SettingsPanel({
  provider,
  postId,
  saved,
  pictures,
  className,
  onTranslate,
}: {
  provider: Provider
  postId: string
  /** Null for a new post. */
  saved: PostInput | null
  pictures: FeaturedUploads
  className: string
  onTranslate: (saved: PostInput, language: Locale) => void
}) {
  const t = useTranslations('Posts.editor')
  const languages = useLanguageNames()
  const newTab = useTranslations('Links')('newTab')
  return (
    <div className={`grid content-start items-start *:border-t *:border-line ${className}`}>
      <SettingsGroup title={t('groups.publishing')} state={<PublishState />}>
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
      </SettingsGroup>
      <FeaturedPicture pictures={pictures} />
      <SettingsGroup title={t('groups.address')} state={<AddressState />}>
        <SlugField />
      </SettingsGroup>
      <SettingsGroup title={t('groups.language')} state={<LanguageState />}>
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
      </SettingsGroup>
      <SettingsGroup title={t('groups.author')} state={<AuthorState />}>
        <AuthorFields />
      </SettingsGroup>
      <SettingsGroup title={t('groups.search')} state={<SearchState />}>
        <SearchFields provider={provider} />
      </SettingsGroup>
    </div>
  )
}
