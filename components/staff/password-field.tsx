import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'

/** A password field that can be revealed, which saves typing it twice. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  autoComplete,
}: {
  name: 'present' | 'password'
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}) {
  const t = useTranslations('Staff.password')
  const [visible, setVisible] = useState(false)
  const icon = visible ? 'eye-off' : 'eye'
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name={name}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            className={`${control.className} pr-14`}
          />
          <button
            type="button"
            aria-label={`${t('show')}: ${label}`}
            aria-pressed={visible}
            aria-controls={name}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-lg text-quiet hover:text-ink"
          >
            <Icon name={icon} />
          </button>
        </span>
      )}
    </Field>
  )
}

/** The field of a new password, with its rules. */
export function NewPasswordField({ error }: { error: string | undefined }) {
  const t = useTranslations('Staff.password')
  return (
    <PasswordField
      name="password"
      label={t('new')}
      hint={t('rules')}
      error={error}
      autoComplete="new-password"
    />
  )
}
