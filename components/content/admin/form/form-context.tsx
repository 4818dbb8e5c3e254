'use client'

import { useTranslations } from 'next-intl'
import { createContext, use } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import type { FieldSpec } from '@/lib/content/field-spec'
import type { LeafSpec } from '@/lib/site-content/form-values'
import type { ContentLabels } from '../content-labels'

/** What every field of the form of a document knows. */
interface ContentFormValue {
  readonly labels: ContentLabels
  /** Told whether a picture of a field is still being uploaded, or failed and was neither sent again nor removed. */
  readonly onWaiting: (name: string, isWaiting: boolean) => void
}

/** Gives it to the fields. */
export const ContentFormContext = createContext<ContentFormValue | null>(null)

/** What the form of the document gives its fields. @throws Error outside of such a form. */
export function useContentForm(): ContentFormValue {
  const context = use(ContentFormContext)
  if (!context) throw new Error('a field of a document stands in its form')
  return context
}

/** The code of what is wrong with a field, from the errors of the form; undefined where nothing is. */
function useErrorCode(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const code: unknown = get(errors, `${name}.message`)
  return typeof code === 'string' ? code : undefined
}

/** The kinds whose error says what a right value looks like. */
const explained = ['money', 'count', 'day', 'moment', 'link', 'email', 'phone', 'slug'] as const
const isExplained = (kind: string): kind is (typeof explained)[number] =>
  explained.some((each) => each === kind)

/** The sentence for a code at a field. */
export function useErrorText() {
  const t = useTranslations('Content.form.errors')
  return (code: string, spec: FieldSpec | undefined): string => {
    const { min = 0, max = 0 } = (spec ?? {}) as Partial<Pick<LeafSpec, 'min' | 'max'>>
    const most = String(max)
    if (code === 'required') return spec?.kind === 'list' && min > 0 ? t('tooFew', { min }) : t('required')
    if (code === 'tooFew') return t('tooFew', { min })
    if (code === 'tooMany') return t('tooMany', { max: most })
    if (code === 'tooLong') return t('tooLong', { max: most })
    if (code === 'unknownValue' || code === 'twice') return t(code)
    if (spec && isExplained(spec.kind)) return t(`kinds.${spec.kind}`, { min, max: most })
    return t('invalid')
  }
}

/** What is wrong with a field, as a sentence; undefined where nothing is. */
export function useFieldError(name: string, spec: FieldSpec): string | undefined {
  const code = useErrorCode(name)
  const sentence = useErrorText()
  return code && sentence(code, spec)
}

/** The id of the control of a field. */
export const fieldId = (name: string) => `content-${name.replaceAll('.', '-')}`
