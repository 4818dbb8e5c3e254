import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field, type FieldControl } from '@/components/ui/field'
import { formatNumber } from '@/lib/i18n/formats'
import { type ExcessCode, isExcessCode, parseExcessCode } from '@/lib/markdown/budget'
import { POST_LIMITS } from '@/lib/posts/fields'
import type { PostFieldCode, PostInput } from '@/lib/posts/editor/form'

type Translate = ReturnType<typeof useTranslations<'Posts.editor'>>

/** The form's present values of some fields. */
export const usePostValues = <const Names extends readonly (keyof PostInput)[]>(...name: Names) =>
  useWatch<PostInput, Names>({ name })

/** Why a text is too large to render, with the line at fault if known. */
export function excessError(t: Translate, code: ExcessCode): string {
  const { limit, most, line } = parseExcessCode(code)
  return t(`excess.${limit}`, { most, line })
}

/** A field of the post: the control rendered by `children`, else a line of text. */
export function PostField({
  name,
  hint,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'name' | 'children'> & {
  name: keyof PostInput
  hint?: ReactNode
  children?: (control: FieldControl) => ReactNode
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const { register, formState } = useFormContext<PostInput>()
  const code = formState.errors[name]?.message as PostFieldCode | undefined
  const most = POST_LIMITS[name as keyof typeof POST_LIMITS]
  const error =
    code &&
    (isExcessCode(code)
      ? excessError(t, code)
      : t(`errors.${code}`, { field: t(`fields.${name}`), most: formatNumber(most, locale) }))
  const line = (control: FieldControl) => (
    <input {...control} maxLength={most} {...input} {...register(name)} />
  )
  return (
    <Field id={`post-${name}`} label={t(`fields.${name}`)} error={error} hint={hint}>
      {children ?? line}
    </Field>
  )
}

/** A select field of the post. */
export function PostSelect({
  name,
  options,
  onChange,
}: {
  name: 'status' | 'language' | 'category'
  options: readonly (readonly [value: string, label: string])[]
  onChange?: () => void
}) {
  const { register } = useFormContext<PostInput>()
  return (
    <PostField name={name}>
      {(control) => (
        <select {...control} {...register(name, { onChange })}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </PostField>
  )
}
