import { useEffect } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import type { FieldSpec } from '@/lib/content/field-spec'
import { toFormValue } from '@/lib/site-content/form-values'
import { useContentLabels } from '../content-labels'
import { FieldOf } from './field-of'
import { ContentFormContext } from './form-context'

/** Clears an error once its field changes. */
function useClearedErrors({ watch, clearErrors, getValues }: UseFormReturn<FieldValues>) {
  useEffect(() => {
    const subscription = watch((_, { name }) => {
      // A change of a whole list does not concern its entries.
      if (name) clearErrors(Array.isArray(getValues(name)) ? `${name}.root` : name)
    })
    return () => subscription.unsubscribe()
  }, [watch, clearErrors, getValues])
}

/** The form of a document. Changing a field clears its error. */
export function useDocumentForm(spec: FieldSpec, document: unknown): UseFormReturn<FieldValues> {
  const form = useForm<FieldValues>({ defaultValues: toFormValue(spec, document) as FieldValues })
  useClearedErrors(form)
  return form
}

/** The fields of a document, drawn from its schema. */
export function ContentForm({
  documentKey,
  spec,
  form,
  onWaiting,
}: {
  documentKey: string
  spec: FieldSpec
  form: UseFormReturn<FieldValues>
  /** Whether the field's picture or PDF is not stored yet. */
  onWaiting: (id: string, isWaiting: boolean) => void
}) {
  const labels = useContentLabels(documentKey)
  return (
    <FormProvider {...form}>
      <ContentFormContext value={{ labels, onWaiting }}>
        <FieldOf spec={spec} name="" names={[]} />
      </ContentFormContext>
    </FormProvider>
  )
}
