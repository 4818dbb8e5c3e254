/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import type { PostInput } from '@/lib/posts/editor/form'
import { renderInEnglish } from '@/tests/render-in-english'
import { emptyPost, newBase } from './open-post'
import { SaveBar } from './save-bar'
import type { PostSaving } from './use-post-saving'

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})

function Bar({ dirty }: { dirty: boolean }) {
  const { input } = emptyPost('en', newBase())
  const state = { stored: input, dirty, saving: false, savedAt: '2026-11-21T12:05:00.000Z', offer: null }
  return (
    <FormProvider {...useForm<PostInput>({ defaultValues: input })}>
      <SaveBar
        saving={{ ...state, kept: false, onServer: false } as unknown as PostSaving}
        waiting={false}
        onSave={() => {}}
        onCancel={() => {}}
      />
    </FormProvider>
  )
}

test('where the browser keeps no copy, only unsaved changes are a warning, and a saved text is none', () => {
  renderInEnglish(<Bar dirty={false} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved at .*\.$/)
  expect(screen.getByRole('status')).not.toHaveClass('text-alert')
  renderInEnglish(<Bar dirty />)
  expect(screen.getAllByRole('status')[1]).toHaveClass('text-alert')
})
