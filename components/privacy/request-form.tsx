'use client'

import type { Messages } from 'next-intl'
import { Button } from '@/components/ui/button'
import { AreaField, SelectField, TextField } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import type { Locale } from '@/lib/i18n/routing'
import { REQUEST_NAME_LENGTH, REQUEST_TEXT_LENGTH, type RequestInput } from '@/lib/privacy/request'
import { submitRequest } from '@/lib/privacy/request-actions'

/**
 * The form for requests about personal information. The server checks it; without JavaScript the browser posts it to
 * the same action and shows the page again. An error keeps the typed values.
 */
export function RequestForm({
  language,
  messages,
}: {
  language: Locale
  /** Errors by code. */
  messages: Messages['PrivacyRequest']['form']
}) {
  const { state, pending, form } = useFormAction(submitRequest)
  if (state?.ok) {
    return (
      // The pressed button is gone, so the focus moves to the message.
      <Notice variant="good" ref={bringIntoView}>
        <h2 className="text-lead">{messages.successTitle}</h2>
        <p className="mt-2">{state.data.isMailed ? messages.successTextMail : messages.successText}</p>
      </Notice>
    )
  }
  const values = state?.values
  const required: Partial<Record<keyof RequestInput, string>> = messages.required
  const errorOf = (field: keyof RequestInput) => {
    const code = state?.fields?.[field]
    if (code === 'required') return required[field]
    return code && messages[code]
  }
  return (
    <form {...form} className="grid gap-5" noValidate>
      {state && !pending && (
        // A field with an error takes the focus itself.
        <Notice variant="alert" ref={state.code === 'invalid' ? undefined : bringIntoView}>
          {messages[state.code]}
        </Notice>
      )}
      <SelectField
        id="request-kind"
        name="kind"
        label={messages.kind}
        error={errorOf('kind')}
        defaultValue={values?.kind ?? ''}
        options={[['', messages.choose], ...Object.entries(messages.kinds)]}
        required
      />
      <TextField
        id="request-name"
        name="name"
        label={messages.name}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={REQUEST_NAME_LENGTH}
        defaultValue={values?.name}
        required
      />
      <TextField
        id="request-email"
        name="email"
        label={messages.email}
        hint={messages.emailHint}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        defaultValue={values?.email}
        required
      />
      <AreaField
        id="request-message"
        name="message"
        label={messages.message}
        hint={messages.messageHint}
        error={errorOf('message')}
        rows={5}
        maxLength={REQUEST_TEXT_LENGTH}
        defaultValue={values?.message}
      />
      <input type="hidden" name="language" value={language} />
      <Honeypot label={messages.trap} />
      <Button disabled={pending} className="sm:justify-self-start">
        {pending ? messages.submitting : messages.submit}
      </Button>
    </form>
  )
}
