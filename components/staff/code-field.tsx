import { Field } from '@/components/ui/field'
import type { CodeKind } from '@/lib/staff/sign-in/second-factor'

/** The field for a code. For an app's code, phones show digits and suggest one from a message or password manager. */
export function CodeField({
  kind,
  label,
  hint,
  error,
}: {
  kind: CodeKind
  label: string
  hint?: string
  error: string | undefined
}) {
  return (
    <Field id="code" label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          name="code"
          type="text"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          className={`${control.className} font-mono text-lead tracking-widest`}
        />
      )}
    </Field>
  )
}
