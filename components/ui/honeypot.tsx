import { HONEYPOT_FIELD } from '@/lib/form-data'

/** A field that people do not see and robots fill. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
