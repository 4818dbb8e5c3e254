import type { FieldSpec } from '@/lib/content/field-spec'
import { isGroup, isList } from '@/lib/site-content/form-values'
import { useContentForm } from './form-context'
import { LeafField } from './leaf-field'
import { ListField } from './list-field'
import { OptionalGroup } from './optional-group'

/**
 * The controls of a field of any kind. `names` is its path without list positions, which chooses the label. A `title`,
 * such as an entry's number, is already shown above it.
 */
export function FieldOf({
  spec,
  name,
  names,
  title,
}: {
  spec: FieldSpec
  /** Empty for the whole document. */
  name: string
  names: readonly string[]
  title?: string
}) {
  const { labels } = useContentForm()
  if (isList(spec)) return <ListField spec={spec} name={name} names={names} />
  if (!isGroup(spec)) return <LeafField spec={spec} name={name} names={names} title={title} />
  if (spec.optional) return <OptionalGroup spec={spec} name={name} names={names} />
  const fields = spec.fields.map(([field, child]) => (
    <FieldOf key={field} spec={child} name={name ? `${name}.${field}` : field} names={[...names, field]} />
  ))
  const column = 'grid grid-cols-[minmax(0,1fr)] gap-5'
  if (title !== undefined || name === '') return <div className={column}>{fields}</div>
  const isShort = spec.fields.every(([, { kind }]) => ['flag', 'count', 'money'].includes(kind))
  return (
    <fieldset className="rounded-card border border-line p-4 sm:p-5">
      <legend className="px-1 font-display text-lead font-semibold">{labels.field(names)}</legend>
      <div className={isShort ? `${column} sm:grid-cols-2 lg:grid-cols-3` : column}>{fields}</div>
    </fieldset>
  )
}
