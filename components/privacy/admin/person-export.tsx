import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { type Locale, routing } from '@/lib/i18n/routing'
import { api } from '@/lib/routes'

/** On a phone, labels in large letters wrap instead of widening the page. */
const button = 'wrap-anywhere max-sm:px-4'

/** Downloads a person's data as a page in their language or as JSON. It posts, because it is logged. */
export function PersonExport({ address, language }: { address: string; language: Locale }) {
  const t = useTranslations('Privacy')
  const languages = useLanguageNames()
  return (
    <form method="post" action={api.exportPerson} className="grid max-w-xl gap-4">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="address" value={address} />
      <SelectField
        id="copy-language"
        name="language"
        label={t('copyLanguage')}
        hint={t('copyLanguageHint')}
        defaultValue={language}
        options={routing.locales.map((each) => [each, languages(each)])}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="format" value="page" className={button}>
          <Icon name="staff/download" className="max-sm:hidden" />
          {t('exportPage')}
        </Button>
        <Button type="submit" name="format" value="json" variant="quiet" className={button}>
          <Icon name="staff/download" className="max-sm:hidden" />
          {t('exportPerson')}
        </Button>
      </div>
      <p className="text-small text-quiet">{t('exportHint')}</p>
    </form>
  )
}
