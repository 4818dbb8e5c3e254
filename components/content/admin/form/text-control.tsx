import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { type FieldControl, Field } from '@/components/ui/field'
import type { FieldKind } from '@/lib/content/fields'
import { counted } from '@/lib/i18n/formats'
import type { LeafSpec } from '@/lib/site-content/form-values'
import { provider } from '@/lib/provider/provider'
import { fieldId, useContentForm, useFieldError } from './form-context'

/** Groups of three digits. */
const grouped = (text: string) => (/^\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : text)

/** Drops grouping, as in `R26 260`, but not commas, so that cents are not read as whole units. */
const plain = (text: string) => text.replace(/[^\d,.]/g, '')

/** A whole amount, grouped while nobody types. */
function MoneyInput({ field, name }: { field: FieldControl; name: string }) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name })
  // The raw text until blur: grouping earlier would move the selection.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typeof value === 'string' ? value : ''
  return (
    <span className="relative block">
      <span aria-hidden className="absolute inset-y-0 left-4 grid place-items-center text-quiet">
        {provider.currencySymbol}
      </span>
      <input
        {...field}
        ref={ref}
        name={name}
        value={typed ?? grouped(text)}
        inputMode="numeric"
        autoComplete="off"
        onBlur={() => {
          setTyped(null)
          onBlur()
        }}
        onChange={(event) => {
          if (event.target.matches(':focus')) setTyped(event.target.value)
          onChange(plain(event.target.value))
        }}
        className={`${field.className} pl-9`}
      />
    </span>
  )
}

/** Characters left are counted from this fraction of the maximum. */
const NEAR = 0.8

const MARKDOWN_HELP = 'https://commonmark.org/help/'

/** Keyboard settings for fields other than plain text. */
const inputs: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  link: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  file: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  slug: { autoCapitalize: 'none', spellCheck: false },
  count: { inputMode: 'numeric' },
  day: { type: 'date', min: '2000-01-01', max: '2099-12-31' },
  moment: { type: 'datetime-local', min: '2000-01-01T00:00', max: '2099-12-31T23:59' },
}

const hinted = ['link', 'phone', 'moment', 'slug'] as const

const isHinted = (kind: FieldKind): kind is (typeof hinted)[number] => hinted.some((each) => each === kind)

/** The characters left near the maximum length, or the excess beyond it. */
function useCharactersLeft(name: string, max: number | undefined): ReactNode {
  const locale = useLocale()
  const t = useTranslations('Content.form')
  const text: unknown = useWatch({ name })
  const length = typeof text === 'string' ? text.length : 0
  if (max === undefined || length <= max * NEAR) return null
  return length > max ? (
    <span className="font-medium text-alert">{t('charactersOver', counted(length - max, locale))}</span>
  ) : (
    t('charactersLeft', { count: max - length })
  )
}

/** A hint at valid values, unless the label gives it. */
function useHint({ kind, min = 0, max }: LeafSpec): ReactNode {
  const t = useTranslations('Content.form')
  if (isHinted(kind)) return t(`hints.${kind}`)
  if (kind === 'count' && max !== undefined) return t('hints.count', { min, max: String(max) })
  if (kind !== 'markdown') return null
  return (
    <a href={MARKDOWN_HELP} target="_blank" rel="noopener" className="font-semibold text-vine underline">
      {t('markdownHelp')}
    </a>
  )
}

function Control({
  spec,
  name,
  lang,
  field,
}: {
  spec: LeafSpec
  name: string
  lang: string | undefined
  field: FieldControl
}) {
  const t = useTranslations('Content.form')
  const { labels } = useContentForm()
  const { register } = useFormContext()
  const given = { ...field, lang, 'aria-required': spec.optional ? undefined : true }
  if (spec.kind === 'money') return <MoneyInput field={given} name={name} />
  if (spec.kind === 'choice')
    return (
      <select {...given} {...register(name)}>
        <option value="">{t(spec.optional ? 'choiceNone' : 'choiceMissing')}</option>
        {spec.options?.map((value) => (
          <option key={value} value={value}>
            {labels.option(value)}
          </option>
        ))}
      </select>
    )
  if (spec.kind === 'text' || spec.kind === 'markdown')
    return (
      <textarea
        {...given}
        {...register(name)}
        rows={spec.kind === 'markdown' ? 14 : 3}
        className={`${field.className} field-sizing-content ${spec.kind === 'markdown' ? 'max-h-[32rem] min-h-80' : 'max-h-96 min-h-24'}`}
      />
    )
  return <input {...given} {...inputs[spec.kind]} {...register(name)} autoComplete="off" />
}

/** A field with one control, its label, hint and error. */
export function ControlField({
  spec,
  name,
  label,
  lang,
}: {
  spec: LeafSpec
  name: string
  label: ReactNode
  lang?: string
}) {
  const error = useFieldError(name, spec)
  const isCounted = spec.kind !== 'count' && spec.kind !== 'money'
  const left = useCharactersLeft(name, isCounted ? spec.max : undefined)
  const help = useHint(spec)
  const hint = (help || left) && (
    <>
      {help} {left}
    </>
  )
  return (
    <Field id={fieldId(name)} label={label} error={error} hint={hint}>
      {(field) => <Control spec={spec} name={name} lang={lang} field={field} />}
    </Field>
  )
}
