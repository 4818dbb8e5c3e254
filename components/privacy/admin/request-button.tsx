'use client'

import { Button, type ButtonVariant } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { changeRequest } from '@/lib/privacy/request-admin-actions'
import { DataRequestError } from './data-request-error'

/** Changes the request that `name` identifies. */
export function RequestButton({
  id,
  change,
  label,
  name,
  variant,
  onChanged,
}: {
  id: string
  change: 'answered' | 'reopened' | 'confirmed'
  label: string
  name: string
  variant?: ButtonVariant
  onChanged?: () => void
}) {
  const { state, pending, form } = useFormAction(changeRequest, {
    onAnswer: (answer) => answer?.ok && onChanged?.(),
  })
  return (
    <form {...form} className="contents">
      <input type="hidden" name="request" value={id} />
      <Button
        size="small"
        variant={variant}
        name="change"
        value={change}
        disabled={pending}
        aria-label={name}
      >
        {label}
      </Button>
      {state && !state.ok && (
        <div className="basis-full">
          <DataRequestError code={state.code} />
        </div>
      )}
    </form>
  )
}
