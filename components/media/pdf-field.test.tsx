/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { MAX_PDF_BYTES } from '@/lib/media/pdf'
import messages from '@/messages/en.json'
import { PdfField } from './pdf-field'

const ADDRESS = '/brochures/own/0b1c2d3e-4f50-8172-9a0b-1c2d3e4f5061.pdf'

/** The browser's request, pending until a test answers it. */
class Request {
  static sent: Request[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  responseText = ''
  body: unknown
  asked = ''
  type = ''
  open(method: string, address: string) {
    this.asked = `${method} ${address}`
  }
  setRequestHeader(_name: string, value: string) {
    this.type = value
  }
  send(body: unknown) {
    this.body = body
    Request.sent.push(this)
  }
  abort() {
    this.onabort()
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body })
    this.onload()
  }
}

const onWaiting = jest.fn()

function Form({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <NextIntlClientProvider locale="en" messages={messages}>
      <PdfField
        id="own"
        value={value}
        onChange={setValue}
        label="Brochure"
        error="A PDF is missing."
        onWaiting={onWaiting}
      />
    </NextIntlClientProvider>
  )
}

const file = new File(['%PDF-1.7'], 'ours.pdf', { type: 'application/pdf' })
const choose = (chosen = file) =>
  userEvent.upload(screen.getByLabelText('Upload a PDF', { selector: 'input' }), chosen)
const last = () => Request.sent.at(-1)!
const answer = (status: number, body: string) => act(async () => last().answer(status, body))
const STORAGE = 'https://abc.supabase.co/storage/v1/object/upload/sign/brochure-uploads/a.pdf?token=t'
const open = () => answer(201, JSON.stringify({ address: STORAGE, name: 'a.pdf' }))
const store = () => answer(200, '{"Key":"a.pdf"}')

beforeEach(() => {
  Request.sent = []
  Object.assign(globalThis, { XMLHttpRequest: Request })
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [] })
})

test('a PDF is sent with its progress, and its address becomes the value', async () => {
  render(<Form />)
  expect(screen.getByRole('group', { name: 'Brochure' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Upload a PDF' })).toHaveAccessibleDescription(
    'A PDF is missing.',
  )
  await choose()
  await open()
  expect([last().asked, last().type, (last().body as Blob).size]).toEqual([
    `PUT ${STORAGE}`,
    'application/pdf',
    file.size,
  ])
  expect(onWaiting).toHaveBeenLastCalledWith(expect.any(String), true)
  act(() => last().upload.onprogress!({ loaded: 1, total: 4 }))
  expect(screen.getByRole('progressbar', { name: 'Uploading ours.pdf' })).toHaveValue(0.25)
  await store()
  expect([last().asked, last().body]).toEqual(['POST /api/brochure-files?upload=a.pdf', null])
  await answer(201, JSON.stringify({ address: ADDRESS }))
  expect(screen.getByRole('link', { name: /^View the PDF/ })).toHaveAttribute('href', ADDRESS)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(onWaiting).toHaveBeenLastCalledWith(expect.any(String), false)
})

test('where the browser does not reach storage, the PDF goes through the site', async () => {
  render(<Form />)
  await choose()
  await open()
  await act(async () => last().onerror())
  expect([last().asked, (last().body as Blob).size]).toEqual(['POST /api/brochure-files?file', file.size])
  await answer(413, 'FUNCTION_PAYLOAD_TOO_LARGE')
  expect(screen.getByRole('alert')).toHaveTextContent(/did not reach the storage/)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the present PDF can be removed, and the focus stays with the field', async () => {
  render(<Form initial={ADDRESS} />)
  expect(screen.getByRole('button', { name: 'Upload another PDF' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove PDF' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Upload a PDF' })).toHaveFocus()
})

test('a refused file is named, and the present one stays', async () => {
  render(<Form initial={ADDRESS} />)
  for (const [status, body, words] of [
    [415, '{"code":"wrongKind"}', 'ours.pdf is not a PDF.'],
    [422, '{"code":"unsafe"}', /contains scripts, starts programs/],
    [502, '<html>', /could not be uploaded/],
  ] as const) {
    await choose()
    await open()
    await store()
    await answer(status, body)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('link')).toHaveAttribute('href', ADDRESS)
  }
  await choose()
  await answer(403, '{"code":"notAdmin"}')
  expect(screen.getByRole('alert')).toHaveTextContent(/only administrators/)
  const sent = Request.sent.length
  const large = new File(['%PDF-'], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: MAX_PDF_BYTES + 1 })
  await choose(large)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'large.pdf is too large: a PDF can be at most 15 MB. Make it smaller and choose it again.',
  )
  expect(Request.sent).toHaveLength(sent)
})

test('a failed upload keeps its file, to be sent again', async () => {
  render(<Form />)
  await choose()
  await act(async () => last().onerror())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await open()
  await store()
  await answer(201, JSON.stringify({ address: ADDRESS }))
  expect(screen.getByRole('link')).toHaveAttribute('href', ADDRESS)
})

test('a cancelled upload changes nothing', async () => {
  render(<Form />)
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await answer(201, JSON.stringify({ address: ADDRESS }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a page shown by a link within another document is loaded whole before a file can be chosen', () => {
  // jsdom says only that it cannot load a document.
  const error = jest.spyOn(console, 'error').mockImplementation()
  for (const [path, loads] of [
    [location.pathname, 0],
    ['/admin/site', 1],
  ] as const) {
    Object.assign(performance, { getEntriesByType: () => [{ name: `http://localhost${path}` }] })
    const { unmount } = render(<Form />)
    const button = screen.getByRole('button', { name: 'Upload a PDF' })
    expect([path, button.hasAttribute('disabled')]).toEqual([path, loads === 1])
    unmount()
    expect(error).toHaveBeenCalledTimes(loads)
  }
  error.mockRestore()
})
