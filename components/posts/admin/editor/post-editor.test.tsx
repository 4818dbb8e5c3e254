/** @jest-environment jsdom */
import { localized } from '@/lib/content/localized'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keptDraft } from '@/lib/posts/editor/drafts'
import { jar } from '@/tests/hosted/next-request'
import { renderInEnglish } from '@/tests/render-in-english'
import { cookies } from 'next/headers'
import { emptyPost, newBase } from './open-post'
import { PostEditor } from './post-editor'

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})
// Without cookies an action fails; with an empty jar nobody is signed in.
jest.mock('next/headers', () => ({ cookies: jest.fn(() => Promise.reject(new Error('no request'))) }))

const STAFF = 'b9e1a7c6-0000-4000-8000-000000000001'

function renderEditor() {
  const query = { matches: false, addEventListener() {}, removeEventListener() {} }
  window.matchMedia = () => query as unknown as MediaQueryList
  // No server answers here; the editor shows the failure and logs it.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const open = emptyPost('en', newBase())
  renderInEnglish(
    <PostEditor
      open={open}
      message={null}
      staffId={STAFF}
      provider={{ shortName: localized({ en: 'X' }), mission: localized({ en: 'X' }) }}
      onClose={() => {}}
      onStored={() => {}}
      onTranslate={() => {}}
    />,
  )
  const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!
  return { open, field }
}

test.each([
  ['a press, which leaves the field', (button: HTMLElement) => userEvent.click(button)],
  ['a script, or a key in another field', (button: HTMLElement) => fireEvent.click(button)],
])('fields filled without an event are checked and saved by %s', async (_, press) => {
  const { open, field } = renderEditor()
  field('title').value = 'Grace'
  field('content').value = 'Text\r\nof it'
  field('language').value = 'af'
  await press(screen.getByRole('button', { name: 'Create draft' }))
  expect(await screen.findByText('Failed to save post. Please try again.')).toBeVisible()
  expect(field('slug')).toHaveValue('grace')
  await waitFor(() =>
    expect(keptDraft(STAFF, open.base.id)?.input).toEqual({
      ...open.input,
      title: 'Grace',
      slug: 'grace',
      content: 'Text\nof it',
      language: 'af',
    }),
  )
})

test('the groups of settings are closed and say their state; a refused field opens its group', async () => {
  const { field } = renderEditor()
  const groups = [...document.querySelectorAll('details')]
  expect(groups.map((group) => [group.open, group.querySelector('summary')!.textContent])).toEqual([
    [false, 'PublishDraft'],
    [false, 'ImageNo image'],
    [false, 'AddressNo slug yet'],
    [false, 'Language and topicEnglish · No category'],
    [false, 'Author and careNo author'],
    [false, 'Search enginesTitle and excerpt of the post'],
  ])
  await userEvent.type(field('title'), 'Grace')
  await userEvent.type(field('content'), 'Two words')
  expect(screen.getByText('/blog/grace', { selector: 'summary span' })).toBeVisible()
  expect(screen.getByText('Words: 2')).toBeVisible()
  fireEvent.change(field('slug'), { target: { value: 'Not A Slug' } })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Use only lower-case letters/)).toBeVisible()
  expect(groups.filter((group) => group.open).map((group) => group.textContent)).toEqual([
    expect.stringMatching(/^Address/),
  ])
  expect(field('slug')).toHaveFocus()
})

test('a publication that is refused leaves the status, so that the next save publishes nothing', async () => {
  const { field } = renderEditor()
  await userEvent.type(field('title'), 'Grace')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findAllByText('Title and content are required')).not.toHaveLength(0)
  expect(field('status')).toHaveValue('draft')
  expect(screen.getByRole('button', { name: 'Create draft' })).toBeVisible()
})

test('nor does one after the session has ended', async () => {
  jest.mocked(cookies as () => Promise<unknown>).mockResolvedValue(jar)
  const { open, field } = renderEditor()
  await userEvent.type(field('title'), 'Grace')
  await userEvent.type(field('content'), 'Two words')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Not authenticated')).toBeVisible()
  expect(field('status')).toHaveValue('draft')
  expect(screen.getByRole('button', { name: 'Create draft' })).toBeVisible()
  await waitFor(() => expect(keptDraft(STAFF, open.base.id)?.input.status).toBe('draft'))
})
