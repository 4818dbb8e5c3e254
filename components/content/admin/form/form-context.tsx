import { useTranslations } from 'next-intl'
import { createContext, use } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { FieldSpec } from '@/lib/content/field-spec'
import type { LeafSpec } from '@/lib/site-content/form-values'
import type { ContentLabels } from '../content-labels'

/** Shared by all fields of a document's form. */
interface ContentFormValue {
  readonly labels: ContentLabels
  /** Whether a field's picture or PDF is uploading, or failed and was neither resent nor removed; by the field's id. */
  readonly onWaiting: (id: string, isWaiting: boolean) => void
}

export const ContentFormContext = createContext<ContentFormValue | null>(null)

/** The context of the document's form. @throws Error outside one. */
export function useContentForm(): ContentFormValue {
  const context = use(ContentFormContext)
  if (!context) throw new Error('a field of a document stands in its form')
  return context
}

function useErrorCode(name: string): string | undefined {
  const { errors } = useFormState({ name })
  const code: unknown = get(errors, `${name}.message`)
  return typeof code === 'string' ? code : undefined
}

/** The kinds whose error describes a valid value. */
const explained = ['money', 'count', 'day', 'moment', 'link', 'email', 'phone', 'slug'] as const
const isExplained = (kind: string): kind is (typeof explained)[number] =>
  explained.some((each) => each === kind)

/** Gives the sentence for an error's message (`showIssues`) at a field. */
export function useErrorText() {
  const t = useTranslations('Content.form.errors')
  return (message: string, spec: FieldSpec | undefined): string => {
    const [code, ...names] = message.split(' ')
    const { min = 0, max = 0 } = (spec ?? {}) as Partial<Pick<LeafSpec, 'min' | 'max'>>
    const most = String(max)
    if (code === 'required') return spec?.kind === 'list' && min > 0 ? t('tooFew', { min }) : t('required')
    if (code === 'tooFew') return t('tooFew', { min })
    if (code === 'tooMany') return t('tooMany', { max: most })
    if (code === 'tooLong') return t('tooLong', { max: most })
    if (code === 'unknownValue') return t(code, { names: names.map((name) => `{${name}}`).join(', ') })
    if (code === 'twice') return t(code)
    if (spec && isExplained(spec.kind)) return t(`kinds.${spec.kind}`, { min, max: most })
    return t('invalid')
  }
}

/** The error sentence of a field; undefined if there is none. */
export function useFieldError(name: string, spec: FieldSpec): string | undefined {
  const code = useErrorCode(name)
  const sentence = useErrorText()
  return code && sentence(code, spec)
}

/** The id of a field's control. */
export const fieldId = (name: string) => `content-${name.replaceAll('.', '-')}`
