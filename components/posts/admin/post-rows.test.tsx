/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PostRow } from '@/lib/posts/types'
import type { ListTexts } from './list-texts'
import { PostRows } from './post-rows'

const texts = {
  siteTag: 'en-ZA',
  edit: 'Edit {title}',
  delete: 'Delete {title}',
  statuses: { draft: 'Status: draft', published: 'Status: published' },
  goesOut: 'goes out {time}',
  changed: 'changed {time}',
  changedBy: 'changed {time} by {who}',
  languages: { en: 'English', af: 'Afrikaans' },
  categories: { faith: 'Faith' },
} as unknown as ListTexts

const first: PostRow = {
  id: '1',
  title: 'First',
  status: 'draft',
  language: 'en',
  category: null,
  goesOutAt: null,
  updatedAt: '2026-11-21T09:30:00.000Z',
  updatedBy: null,
}
const posts: PostRow[] = [
  first,
  { ...first, id: '2', title: 'Tweede', status: 'published', language: 'af', category: 'faith' },
  {
    ...first,
    id: '3',
    title: 'Third',
    status: 'published',
    goesOutAt: '2026-12-01T06:00:00.000Z',
    updatedBy: 'a@example.org',
  },
]
const nothing = { empty: null, texts, busy: false, onEdit: () => {}, onDelete: () => {} }

test('each row says its status, language and category, when it goes out, and who changed it when by the provider’s clock', () => {
  render(<PostRows {...nothing} posts={posts} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u202f', ' '))).toEqual([
    'FirstStatus: draftEnglish · changed Nov 21, 2026, 11:30 AM',
    'TweedeStatus: publishedAfrikaans · Faith · changed Nov 21, 2026, 11:30 AM',
    'ThirdStatus: published · goes out Dec 1, 2026, 8:00 AMEnglish · changed Nov 21, 2026, 11:30 AM by a@example.org',
  ])
  expect(screen.getByRole('heading', { name: 'Tweede' })).toHaveAttribute('lang', 'af')
})

test('the buttons name their post and hand it on', async () => {
  const onEdit = jest.fn()
  const onDelete = jest.fn()
  render(<PostRows {...nothing} posts={posts} onEdit={onEdit} onDelete={onDelete} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit Tweede' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete First' }))
  expect(onEdit).toHaveBeenCalledWith(posts[1])
  expect(onDelete).toHaveBeenCalledWith(posts[0])
})

test('while something is under way no button can be pressed', () => {
  render(<PostRows {...nothing} posts={posts} busy />)
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('an empty list says why', () => {
  render(<PostRows {...nothing} posts={[]} empty={<p>None yet.</p>} />)
  expect(screen.getByText('None yet.')).toBeVisible()
})
