/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EditorTexts } from './editor-texts'
import { PostRows } from './post-rows'

const texts = {
  none: 'None yet.',
  edit: 'Edit {title}',
  delete: 'Delete {title}',
  statuses: { draft: 'Status: draft', published: 'Status: published' },
} as EditorTexts
const posts = [
  { id: '1', title: 'First', status: 'draft' },
  { id: '2', title: 'Second', status: 'published' },
] as const

test('each row names its status, and its buttons name their post', async () => {
  const onEdit = jest.fn()
  const onDelete = jest.fn()
  render(<PostRows posts={posts} texts={texts} busy={false} onEdit={onEdit} onDelete={onDelete} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'FirstStatus: draft',
    'SecondStatus: published',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Second' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete First' }))
  expect(onEdit).toHaveBeenCalledWith(posts[1])
  expect(onDelete).toHaveBeenCalledWith(posts[0])
})

test('while something is under way no button can be pressed', () => {
  render(<PostRows posts={posts} texts={texts} busy onEdit={() => {}} onDelete={() => {}} />)
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('an empty list says so', () => {
  render(<PostRows posts={[]} texts={texts} busy={false} onEdit={() => {}} onDelete={() => {}} />)
  expect(screen.getByText('None yet.')).toBeVisible()
})
