import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { bringIntoView } from '@/components/ui/notice'
import type { FieldSpec } from '@/lib/content/field-spec'
import { pathOf, specAt } from '@/lib/site-content/form-values'
import { useContentLabels } from '../content-labels'
import { fieldId, useErrorText } from './form-context'
import { errorNames } from './issues'

/** Focuses a control, opening the entries around it. */
function focusControl(id: string) {
  const control = document.getElementById(id)
  for (let at = control?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  bringIntoView(control)
}

/** The errors in the form with links to their fields; nothing if there are none. */
export function IssueSummary({
  documentKey,
  spec,
  form: { control },
}: {
  documentKey: string
  spec: FieldSpec
  form: UseFormReturn<FieldValues>
}) {
  const labels = useContentLabels(documentKey)
  const sentence = useErrorText()
  const { errors } = useFormState({ control })
  const found = errorNames(errors)
  if (found.length === 0) return null
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {found.map(({ name, code }) => {
        const path = pathOf(spec, name)
        // A language and a picture's description have no field spec: their errors belong to the field around them.
        const field = [0, 1, 2].map((steps) => specAt(spec, path.slice(0, path.length - steps))).find(Boolean)
        const id = fieldId(name.replace(/\.root$/, ''))
        return (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(id)
              }}
              className="font-semibold underline"
            >
              {labels.trail(path)}
            </a>
            {': '}
            {sentence(code, field)}
          </li>
        )
      })}
    </ul>
  )
}
