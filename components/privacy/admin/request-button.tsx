'use client'

import { useEffect, useRef } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { changeRequest } from '@/lib/privacy/request-admin-actions'
import { DataRequestError } from './notices'

/** Changes the request that `name` identifies. The button is gone after that, so its section takes the focus. */
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
  const section = useRef<HTMLElement>(null)
  const { state, pending, form } = useFormAction(changeRequest, {
    onAnswer(answer) {
      if (!answer?.ok) return
      section.current?.focus({ preventScroll: true })
      onChanged?.()
    },
  })

  useEffect(() => {
    section.current = form.ref.current!.closest('section')
    if (section.current) section.current.tabIndex = -1
  }, [form.ref])

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
