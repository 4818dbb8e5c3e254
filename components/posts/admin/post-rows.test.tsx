/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import type { AdminPost } from '@/lib/posts/schema'
import { PostRows } from './post-rows'
import { messagesOf } from '@/lib/i18n/catalogue'

const messages = messagesOf('en')

const first: AdminPost = {
  id: '1',
  title: 'First',
  status: 'draft',
  language: 'en',
  category: null,
  publishedAt: null,
  scheduledAt: null,
  updatedAt: '2026-11-21T09:30:00.000Z',
  updatedBy: null,
}
const posts: AdminPost[] = [
  first,
  {
    ...first,
    id: '2',
    title: 'Tweede',
    status: 'published',
    language: 'af',
    category: 'faith',
    publishedAt: '2026-11-20T22:30:00.000Z',
  },
  {
    ...first,
    id: '3',
    title: 'Third',
    status: 'published',
    publishedAt: '2026-12-01T06:00:00.000Z',
    scheduledAt: '2026-12-01T06:00:00.000Z',
    updatedBy: 'a@example.org',
  },
]

function renderRows(props: Partial<ComponentProps<typeof PostRows>>) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Africa/Johannesburg">
      <PostRows posts={[]} empty={null} busy={false} onEdit={() => {}} onDelete={() => {}} {...props} />
    </NextIntlClientProvider>,
  )
}

test('each row shows its status, language, category, publication, and last change by the provider’s clock', () => {
  renderRows({ posts })
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u202f', ' '))).toEqual([
    'FirstStatus: draftEnglish · updated 21 Nov 2026, 11:30',
    'TweedeStatus: published · 21 November 2026Afrikaans · Faith · updated 21 Nov 2026, 11:30',
    'ThirdStatus: scheduled for 1 Dec 2026, 08:00English · updated 21 Nov 2026, 11:30 by a@example.org',
  ])
  expect(screen.getByRole('heading', { name: 'Tweede' })).toHaveAttribute('lang', 'af')
})

test('the buttons name their post and pass it on', async () => {
  const onEdit = jest.fn()
  const onDelete = jest.fn()
  renderRows({ posts, onEdit, onDelete })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Tweede' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete First' }))
  expect(onEdit).toHaveBeenCalledWith(posts[1])
  expect(onDelete).toHaveBeenCalledWith(posts[0])
})

test('during an action no button can be pressed', () => {
  renderRows({ posts, busy: true })
  const buttons = screen.getAllByRole('button')
  expect(buttons).toHaveLength(2 * posts.length)
  for (const button of buttons) expect(button).toBeDisabled()
})

test('an empty list says why', () => {
  renderRows({ empty: <p>None yet.</p> })
  expect(screen.getByText('None yet.')).toBeVisible()
})
