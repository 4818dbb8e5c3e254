import type { UseFormRegister } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { type LeadInput, leadFields } from '@/lib/leads/form'
import type { LeadFormMessages } from './lead-form-props'

/** The fields of the lead form, each with its label and its error. */
export function LeadFields({
  messages,
  register,
  errorOf,
  values,
}: {
  messages: LeadFormMessages
  register: UseFormRegister<LeadInput>
  errorOf: (name: keyof LeadInput) => string | undefined
  /** What was typed, where the browser has posted the form without JavaScript. */
  values: LeadInput
}) {
  return leadFields.map(({ name, type, autoComplete }) => (
    <Field key={name} id={`lead-${name}`} label={messages[name]} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          type={type}
          autoComplete={autoComplete}
          defaultValue={values[name]}
          required
          maxLength={254}
          placeholder={name === 'phone' ? messages.phonePlaceholder : undefined}
        />
      )}
    </Field>
  ))
}
