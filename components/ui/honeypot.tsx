import { useEffect, useRef } from 'react'
import { ELAPSED_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form-data'

/** A field that people do not see and robots fill. The form is sent with the time its page was open. */
export function Honeypot({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    const addTime = ({ formData }: FormDataEvent) =>
      formData.set(ELAPSED_FIELD, String(Math.round(performance.now())))
    form?.addEventListener('formdata', addTime)
    return () => form?.removeEventListener('formdata', addTime)
  }, [])
  return (
    <div hidden>
      <label>
        {label}
        <input ref={field} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
