import { useController, useFormContext } from 'react-hook-form'
import { PdfField } from '@/components/media/pdf-field'
import { isContentRequired, routing } from '@/lib/i18n/routing'
import type { LeafSpec } from '@/lib/site-content/form-values'
import { fieldId, useContentForm, useFieldError } from './form-context'
import { LanguageMark, Required } from './marks'
import { PictureField } from './picture-field'
import { ControlField } from './text-control'

/** The languages are side by side if space allows. */
function LocalizedField({
  spec,
  name,
  label,
  isTitled,
}: {
  spec: LeafSpec
  name: string
  label: string
  isTitled: boolean
}) {
  const { labels } = useContentForm()
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <legend className={isTitled ? 'sr-only' : 'mb-1.5 font-semibold'}>
        <Required optional={spec.optional}>{label}</Required>
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {routing.locales.map((language) => (
          <ControlField
            key={language}
            spec={isContentRequired(language) ? spec : { ...spec, optional: true }}
            name={`${name}.${language}`}
            label={<LanguageMark language={language} name={`${label}, ${labels.language(language)}`} />}
            lang={language}
          />
        ))}
      </div>
    </fieldset>
  )
}

function FileField({ spec, name, label }: { spec: LeafSpec; name: string; label: string }) {
  const { onWaiting } = useContentForm()
  const { field } = useController({ name })
  const error = useFieldError(name, spec)
  return (
    <PdfField
      id={fieldId(name)}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      label={<Required optional={spec.optional}>{label}</Required>}
      error={error}
      onWaiting={onWaiting}
    />
  )
}

function FlagField({ name, label }: { name: string; label: string }) {
  const { register } = useFormContext()
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input type="checkbox" id={fieldId(name)} {...register(name)} className="size-5 shrink-0 accent-vine" />
      {label}
    </label>
  )
}

/** A field with a value. `names` is its path without list positions. */
export function LeafField({
  spec,
  name,
  names,
  title,
}: {
  spec: LeafSpec
  name: string
  names: readonly string[]
  /** Shown above it already, for a list entry. */
  title?: string
}) {
  const { labels } = useContentForm()
  const label = title ?? labels.field(names)
  if (spec.kind === 'picture') return <PictureField spec={spec} name={name} label={label} />
  if (spec.kind === 'file') return <FileField spec={spec} name={name} label={label} />
  if (spec.kind === 'flag') return <FlagField name={name} label={label} />
  if (spec.localized)
    return <LocalizedField spec={spec} name={name} label={label} isTitled={title !== undefined} />
  return (
    <ControlField spec={spec} name={name} label={<Required optional={spec.optional}>{label}</Required>} />
  )
}
