import { TextField } from '@/components/ui/field'
import { type LeadInput, leadFields } from '@/lib/lead-fields'
import type { LeadFieldErrors } from '@/lib/leads/form/fields'
import type { LeadFormMessages } from './lead-form-props'

/** The lead form's fields with labels and errors. */
export function LeadFields({
  messages,
  errors,
  values,
  onChange,
}: {
  messages: LeadFormMessages
  errors: LeadFieldErrors
  values: LeadInput
  onChange: (name: keyof LeadInput, value: string) => void
}) {
  const errorOf = (name: keyof LeadInput) => {
    const code = errors[name]
    if (code === 'required' || code === 'tooLong') return messages[code][name]
    return code && messages[code]
  }
  return leadFields.map(({ name, type, autoComplete, required }) => (
    <TextField
      key={name + values[name]}
      id={`lead-${name}`}
      label={messages[name]}
      error={errorOf(name)}
      name={name}
      type={type}
      autoComplete={autoComplete}
      defaultValue={values[name]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
      required={required}
      maxLength={254}
      placeholder={name === 'phone' ? messages.phonePlaceholder : undefined}
    />
  ))
}
