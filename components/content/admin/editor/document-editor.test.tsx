/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { fieldSpec } from '@/lib/content/field-spec'
import { choice, email, flag, list, localizedLine, money, moment, picture } from '@/lib/content/fields'
import { localDrafts } from '@/lib/site-content/local-drafts'
import { renderInEnglish } from '@/tests/render-in-english'
import { DocumentEditor } from './document-editor'

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

/** Opens a document that is published, without a draft. */
function show(given: typeof spec, document: Record<string, unknown>) {
  localStorage.clear()
  renderInEnglish(
    <DocumentEditor
      documentKey="home"
      formKey="home"
      spec={given}
      shown={document}
      open={{ base: { version: 3, revision: null }, document, missing: [] }}
      restored={null}
      scheduled={null}
      own={null}
      staffId={STAFF}
      ways={null}
    />,
  )
}

test.each([['Save draft'], ['Publish', 'Publish now']])(
  '"%s" sends fields that are filled without an event, and leaves the others as they are',
  async (...buttons) => {
    // No server answers here; the editor shows the failure and logs it.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    show(spec, stored)
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

/** The browser's requests, pending until the test answers them. */
class Request {
  static sent: Request[] = []
  upload = {}
  onload = () => {}
  status = 201
  responseText = ''
  open() {}
  setRequestHeader() {}
  send() {
    Request.sent.push(this)
  }
}

test('an upload ends in the entry that it began in, wherever that moved, and saving waits only until then', async () => {
  Object.assign(globalThis, { XMLHttpRequest: Request })
  const photo = (name: string) => `/pictures/0b1c2d3e-4f50-8172-9a0b-1c2d3e4f506${name}-1600x900.webp`
  const entry = (name: string) => ({ src: photo(name), alt: { en: name, af: name } })
  const album = { photos: [entry('1'), entry('2')] }
  show(fieldSpec(z.strictObject({ photos: list(picture()) })), album)
  const file = new File(['x'], 'hill.webp', { type: 'image/webp' })
  await userEvent.upload(document.querySelector<HTMLInputElement>('li input[type=file]')!, file)
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /^Move down: .* 1$/ }))
  Request.sent[0]!.responseText = JSON.stringify({ address: photo('3'), width: 1600, height: 900 })
  await act(async () => Request.sent[0]!.onload())
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await waitFor(() =>
    expect(localDrafts.find(STAFF, 'home')?.document).toEqual({
      photos: [entry('2'), { src: photo('3'), alt: { en: '', af: '' } }],
    }),
  )
})
