/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { z } from 'zod'
import { fieldSpec } from '@/lib/content/field-spec'
import { choice, email, flag, list, localizedLine, money, moment } from '@/lib/content/fields'
import { localDrafts } from '@/lib/site-content/local-drafts'
import { DocumentEditor } from './document-editor'
import { messagesOf } from '@/lib/i18n/catalogue'

const messages = messagesOf('en')

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})

const STAFF = 'b9e1a7c6-0000-4000-8000-000000000001'
const spec = fieldSpec(
  z.strictObject({
    mission: localizedLine(),
    email: email(),
    deposit: money(),
    fee: money(),
    from: moment(),
    reasons: list(z.strictObject({ key: choice(['depth', 'community']), home: flag() }), { max: 5 }),
  }),
)
const stored = {
  mission: { en: 'Listen', af: 'Luister' },
  email: 'a@example.org',
  deposit: 2500,
  fee: 26260,
  from: '2026-11-21T08:00:00.000Z',
  reasons: [{ key: 'depth', home: false }],
}

test.each([['Save draft'], ['Publish', 'Publish now']])(
  '"%s" sends fields that are filled without an event, and leaves the others as they are',
  async (...buttons) => {
    // No server answers here; the editor shows the failure and logs it.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Africa/Johannesburg">
        <DocumentEditor
          documentKey="home"
          formKey="home"
          spec={spec}
          shown={stored}
          open={{ base: { version: 3, revision: null }, document: stored }}
          restored={null}
          scheduled={null}
          own={null}
          staffId={STAFF}
          ways={null}
        />
      </NextIntlClientProvider>,
    )
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
    field('mission.af').value = 'Luister goed'
    field('deposit').value = 'R 2 600'
    field('reasons.0.value.key').value = 'community'
    field('reasons.0.value.home').checked = true
    for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() =>
      expect(localDrafts.find(STAFF, 'home')?.document).toEqual({
        ...stored,
        mission: { en: 'Listen', af: 'Luister goed' },
        deposit: 2600,
        reasons: [{ key: 'community', home: true }],
      }),
    )
    expect(field('deposit')).toHaveValue('2\u00a0600')
    expect(field('fee')).toHaveValue('26\u00a0260')
  },
)
