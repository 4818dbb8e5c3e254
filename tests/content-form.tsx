import { configure, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useEffect } from 'react'
import { z } from 'zod'
import { ContentForm, useDocumentForm } from '@/components/content/admin/form/content-form'
import { IssueSummary } from '@/components/content/admin/form/issue-summary'
import { showIssues } from '@/components/content/admin/form/issues'
import {
  choice,
  email,
  flag,
  line,
  link,
  list,
  localizedLine,
  localizedText,
  moment,
  money,
  picture,
} from '@/lib/content/fields'
import { fieldSpec } from '@/lib/content/field-spec'
import { type FormValue, toDocument } from '@/lib/site-content/form-values'
import { messagesOf } from '@/lib/i18n/translator'

const messages = messagesOf('en')

const spec = fieldSpec(
  z.strictObject({
    mission: localizedText(20),
    email: email(),
    deposit: money(),
    reasons: list(
      z.strictObject({ key: choice(['depth', 'community']), title: localizedLine(), home: flag() }),
      { max: 5 },
    ),
    benefits: list(localizedLine(), { min: 1, max: 3 }),
    message: z.strictObject({ text: localizedLine(), link: link().optional(), from: moment() }).optional(),
    photo: picture().optional(),
    unheardOf: line().optional(),
  }),
)

/** A text in both languages. */
export const pair = (text: string) => ({ en: text, af: `${text} af` })

const reason = (text: string) => ({ key: 'depth', title: pair(text), home: false })

/** The document in the form. */
export const sample = {
  mission: pair('Listen'),
  email: 'a@example.org',
  deposit: 26260,
  reasons: [reason('One'), reason('Two'), reason('Three'), reason('Four')],
  benefits: [pair('Online')],
}

/** Issues shown once the button Check is pressed. */
export type Issues = Parameters<typeof showIssues>[2]

function Form({ issues, take }: { issues: Issues; take: (read: () => unknown) => void }) {
  const form = useDocumentForm(spec, sample)
  useEffect(() => take(() => toDocument(spec, form.getValues() as FormValue)), [form, take])
  return (
    <>
      <button type="button" onClick={() => showIssues(form, spec, issues)}>
        Check
      </button>
      <IssueSummary documentKey="home" spec={spec} form={form} />
      <ContentForm documentKey="home" spec={spec} form={form} onWaiting={() => {}} />
    </>
  )
}

/** Renders the sample's form; the returned function reads the document. */
export function renderForm(issues: Issues = []): () => typeof sample {
  // jsdom has no pointers.
  class Pointer extends MouseEvent {
    readonly isPrimary = true
  }
  Object.assign(window, { PointerEvent: Pointer })
  // Computing visibility is slow, and there are no styles here.
  configure({ defaultHidden: true })
  let read = (): unknown => null
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Africa/Johannesburg">
      <Form issues={issues} take={(given) => (read = given)} />
    </NextIntlClientProvider>,
  )
  return () => read() as typeof sample
}

/** The fieldset of the reasons. */
export const reasonsList = () => screen.getByText('Reasons to study here').closest('fieldset')!
