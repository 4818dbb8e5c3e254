/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { renderInEnglish } from '@/tests/render-in-english'
import { ConflictPanel } from './conflict-panel'

const spec = fieldSpec(documents.home.schema)
const home = documents.home.defaults
const mine = { ...home, title: { ...home.title, en: 'My title' }, stats: home.stats.slice(1) }
const theirs = { ...home, title: { ...home.title, en: 'Their title' } }

function renderPanel() {
  const onDecided = jest.fn()
  renderInEnglish(
    <ConflictPanel
      documentKey="home"
      spec={spec}
      mine={mine}
      theirs={{
        base: { version: 4, revision: 2 },
        document: theirs,
        missing: [],
        by: { who: 'a@example.org', at: '2026-11-21T08:00:00.000Z' },
      }}
      onDecided={onDecided}
    />,
  )
  return onDecided
}

test('it says who changed it and when, takes the focus, and shows both sides of each difference', () => {
  renderPanel()
  const panel = screen.getByRole('region', { name: 'Somebody else has changed this in the meantime' })
  expect(panel).toHaveFocus()
  expect(panel).toHaveTextContent('changed by a@example.org on 21 Nov 2026, 10:00')
  expect(
    within(panel)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title, English', 'Figures'])
  expect(within(panel).getAllByRole('deletion')[0]).toHaveTextContent('Their')
  expect(within(panel).getAllByRole('insertion')[0]).toHaveTextContent('My')
})

test('nothing happens until every field is decided, then each is as chosen', async () => {
  const onDecided = renderPanel()
  const title = within(screen.getByRole('group', { name: 'Title, English' }))
  await userEvent.click(title.getByRole('button', { name: 'Use theirs' }))
  expect(title.getByRole('button', { name: 'Use theirs' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Put this into the form' }))
  expect(onDecided).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('One field still needs your choice.')
  const figures = within(screen.getByRole('group', { name: 'Figures' }))
  await userEvent.click(figures.getByRole('button', { name: 'Keep mine' }))
  await userEvent.click(screen.getByRole('button', { name: 'Put this into the form' }))
  expect(onDecided).toHaveBeenCalledWith({ ...mine, title: theirs.title })
})

test('taking all of theirs gives their document', async () => {
  const onDecided = renderPanel()
  await userEvent.click(screen.getByRole('button', { name: 'Use all of theirs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Put this into the form' }))
  expect(onDecided).toHaveBeenCalledWith(theirs)
})
