import { useLocale, useTranslations } from 'next-intl'
import type { FieldSpec } from '@/lib/content/field-spec'
import { formatRand } from '@/lib/content/documents/fees'
import { formatTime } from '@/lib/i18n/formats'
import { routing } from '@/lib/i18n/routing'
import { type LeafSpec, isGroup, isList } from '@/lib/site-content/form-values'
import { useContentLabels } from './content-labels'

type Fields = Readonly<Record<string, unknown>>

const textsOf = (texts: Fields | undefined) => routing.locales.map((language) => texts?.[language])

/** A part of a document as plain text; empty if absent. */
export function useValueText(documentKey: string) {
  const locale = useLocale()
  const t = useTranslations('Content')
  const labels = useContentLabels(documentKey)

  function leafText(spec: LeafSpec, value: unknown): string {
    if (value === undefined || value === '') return ''
    if (spec.kind === 'flag') return value ? t('yes') : t('no')
    if (spec.kind === 'money' && typeof value === 'number') return formatRand(value)
    if (spec.kind === 'choice') return labels.option(String(value))
    if (spec.kind === 'moment' && !Number.isNaN(Date.parse(String(value))))
      return formatTime(String(value), locale, 'medium')
    if (spec.kind === 'picture') {
      const { src, alt } = value as { src?: unknown; alt?: Fields }
      return [src, ...textsOf(alt)].filter(Boolean).join('\n')
    }
    if (!spec.localized) return String(value)
    return textsOf(value as Fields)
      .filter(Boolean)
      .join('\n')
  }

  function text(spec: FieldSpec, value: unknown, names: readonly string[]): string {
    if (value === undefined || value === null) return ''
    if (isList(spec)) return (value as unknown[]).map((entry) => text(spec.item, entry, names)).join('\n\n')
    if (!isGroup(spec)) return leafText(spec, value)
    return spec.fields
      .map(([name, child]) => {
        const path = [...names, name]
        const words = text(child, (value as Fields)[name], path)
        return words && `${labels.field(path)}: ${words}`
      })
      .filter(Boolean)
      .join('\n')
  }

  return text
}
