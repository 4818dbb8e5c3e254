import { hasLocale, useLocale, useTranslations } from 'next-intl'
import { toLevel } from '@/lib/content/level-numbers'
import { levelLabel } from '@/lib/content/documents/levels'
import { type Locale, routing } from '@/lib/i18n/routing'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { Path } from '@/lib/site-content/form-values'

/** A document's field labels: one shared label per name, overridden where it does not fit. */
export type ContentLabels = ReturnType<typeof useContentLabels>

const ownOf = (documentKey: string) => documentKey.replace(/^level-\d$/, 'level')

const isLanguage = (step: string): step is Locale => hasLocale(routing.locales, step)

/** The labels of a document's fields and options, in the page's language. */
export function useContentLabels(documentKey: string) {
  const locale = useLocale()
  const t = useTranslations('Content')
  const languages = useLanguageNames()

  /** Null if missing: a new field has no label yet, which must not break its form. */
  function message(key: string): string | null {
    if (!t.has(key as never)) return null
    const text: unknown = t.raw(key as never)
    return typeof text === 'string' ? text : null
  }

  /** The label at this path of names, outermost group or list first. */
  function field(names: readonly string[]): string {
    const own = message(`documents.${ownOf(documentKey)}.fields.${names.join('.')}`)
    const name = names.at(-1) ?? ''
    const level = toLevel(name.replace(/^level/, ''))
    return own ?? (level ? levelLabel({ number: level })[locale] : message(`fields.${name}`)) ?? name
  }

  const numbered = (list: string, index: number) => t('form.entry', { list, place: String(index + 1) })

  /** Entries count from 1. */
  const entry = (names: readonly string[], index: number) => numbered(field(names), index)

  /** The labels along a path: `Modules 3, Title, Afrikaans`. */
  function trail(path: Path): string {
    const names: string[] = []
    const labels: string[] = []
    for (const step of path) {
      if (typeof step === 'number') labels.push(numbered(labels.pop() ?? '', step).trim())
      else if (isLanguage(step) && step === path.at(-1)) labels.push(languages(step))
      else {
        names.push(step)
        labels.push(field(names))
      }
    }
    return labels.join(', ')
  }

  const option = (value: string) => message(`options.${value}`) ?? value

  return { field, entry, trail, option, language: languages }
}
