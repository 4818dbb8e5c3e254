import { FieldNotes } from '@/components/ui/field'
import { CONSENT_FIELD } from '@/lib/leads/entry/fields'

/** The checkbox that people asked to be contacted, with the reason it is required. */
export function ConsentField({ label, hint, error }: { label: string; hint: string; error?: string }) {
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={CONSENT_FIELD}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error consent-hint' : 'consent-hint'}
          className="size-6 shrink-0 accent-vine"
        />
        {label}
      </label>
      <FieldNotes id="consent" error={error} hint={hint} />
    </div>
  )
}
