/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { findRecords, listCommands } from '@/lib/commands/actions'
import type { Command, CommandGroup } from '@/lib/commands/matching'
import { toRoute } from '@/lib/i18n/paths'
import { fail, ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { CommandButton } from './command-button'

jest.mock('@/lib/commands/actions', () => ({ listCommands: jest.fn(), findRecords: jest.fn() }))

const command = (title: string, to: string, detail = ''): Command => ({ href: toRoute(to), title, detail })
const leads = [command('Leads', '/leads'), command('Due today', '/leads?due=today', 'Leads')]
const pages: CommandGroup[] = [
  { title: 'Actions', commands: [command('New Post', '/blog/admin?edit=new')] },
  { title: 'Pages', commands: leads },
  { title: 'Site content', isHidden: true, commands: [command('Réplies', '/admin/site/replies')] },
]
const found = (...names: string[]) => {
  const commands = names.map((name) => command(name, `/leads/${name.replace(' ', '-')}`))
  return ok({ groups: [{ title: 'Leads', commands }], summary: `${names.length} found.` })
}

const list = jest.mocked(listCommands)
const find = jest.mocked(findRecords)

/** The addresses of the links followed. */
let followed: (string | null)[]
const follow = (event: Event) => {
  const link = (event.target as Element).closest('a')
  if (link) followed.push(link.getAttribute('href'))
  if (link) event.preventDefault()
}
document.addEventListener('click', follow, { capture: true })

beforeEach(() => {
  jest.useFakeTimers()
  followed = []
  list.mockReset().mockResolvedValue(ok(pages))
  find.mockReset().mockResolvedValue(found())
  renderInEnglish(
    <>
      <CommandButton />
      <textarea onKeyDown={(event) => event.preventDefault()} />
    </>,
  )
})
afterEach(() => jest.useRealTimers())

/** Lets time pass; what a render begins has its turn too. */
async function wait(milliseconds = 0) {
  for (const part of [milliseconds, 0, 0, 0]) await act(() => jest.advanceTimersByTimeAsync(part))
}

const combobox = () => screen.getByRole('combobox', { name: 'Find or go to' })
const dialog = () => document.querySelector('dialog')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim())
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(combobox(), { key }))
const type = (text: string) => fireEvent.change(combobox(), { target: { value: text } })
const status = () => screen.getByRole('status').textContent
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

/** The option that the combobox names as active, if it is the only one selected. */
function active() {
  const selected = screen.getAllByRole('option', { selected: true })
  expect(selected).toHaveLength(1)
  expect(combobox()).toHaveAttribute('aria-activedescendant', selected[0]!.id)
  return selected[0]!.textContent?.trim()
}

async function open(target: Element | Window = window) {
  fireEvent.keyDown(target, { key: 'k', ctrlKey: true })
  await wait()
}

/** Types, and waits until the search has begun. */
async function search(text: string) {
  type(text)
  await wait(300)
}

test('nothing is loaded before it is first opened, by the key or the button', async () => {
  await wait(1000)
  expect([list.mock.calls, dialog()]).toEqual([[], null])
  fireEvent.click(screen.getByRole('button', { name: /^Find or go to/ }))
  await wait()
  expect(combobox()).toHaveFocus()
  expect(list.mock.calls).toEqual([['en']])
  expect(options()).toEqual(['New Post', 'Leads', 'Due today Leads'])
})

test('arrows move through the options in a circle, and Enter goes to the active one', async () => {
  await open()
  expect(combobox()).toHaveAttribute('aria-expanded', 'true')
  expect(combobox()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  expect(active()).toBe('New Post')
  press('ArrowUp')
  expect(active()).toBe('Due today Leads')
  press('ArrowDown', 'ArrowDown')
  expect(active()).toBe('Leads')
  press('Enter')
  expect(followed).toEqual(['/leads'])
  expect(dialog()).not.toHaveAttribute('open')
})

test('pages match by the beginnings of their words in any spelling; content documents only then', async () => {
  await open()
  for (const [text, titles] of [
    ['REP', ['Réplies']],
    ['lea', ['Leads', 'Due today Leads']],
    ['leads DUE', ['Due today Leads']],
    ['eads', []],
  ] as const) {
    type(text)
    expect([text, options()]).toEqual([text, titles])
  }
  expect(combobox()).toHaveAttribute('aria-expanded', 'false')
  press('Enter')
  expect(followed).toEqual([])
})

test('records are searched for from three characters on, once typing pauses', async () => {
  find.mockResolvedValue(found('Thandi Jacobs', 'Lea Jacobs'))
  await open()
  type('  ja ')
  await wait(1000)
  expect(find).not.toHaveBeenCalled()
  expect(status()).toMatch(/3 characters/)
  for (const text of ['jac', 'jaco', ' jacobs']) {
    type(text)
    await wait(50)
  }
  expect([find.mock.calls, status()]).toEqual([[], 'Searching...'])
  await wait(50)
  expect(find.mock.calls).toEqual([['jacobs', 'en']])
  expect([options(), status()]).toEqual([['Thandi Jacobs', 'Lea Jacobs'], '2 found.'])
  press('ArrowDown', 'Enter')
  expect(followed).toEqual(['/leads/Lea-Jacobs'])
})

test('an answer that arrives after that to a later search is dropped', async () => {
  let answerLate = (_: ReturnType<typeof found>) => {}
  find.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
  find.mockResolvedValueOnce(found('Late Jacobs'))
  await open()
  await search('jac')
  await search('late')
  expect(options()).toEqual(['Late Jacobs'])
  answerLate(found('Early Jacobs'))
  await wait()
  expect([options(), status()]).toEqual([['Late Jacobs'], '1 found.'])
})

test.each([
  ['no answer', () => Promise.reject(new Error('offline')), /^The server did not answer\./],
  ['a refusal', () => Promise.resolve(fail('failed')), /^The server did not answer\./],
  ['an expired session', () => Promise.resolve(fail('notAuthenticated')), /^Your session has expired\./],
] as const)('%s is said in the dialog, the text stays, and can be tried again', async (_, answer, words) => {
  find.mockImplementationOnce(answer)
  await open()
  await search('jacobs')
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(combobox()).toHaveValue('jacobs')
  find.mockResolvedValueOnce(found('Thandi Jacobs'))
  tryAgain()
  await wait(300)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(options()).toEqual(['Thandi Jacobs'])
})

test('pages that could not be listed are said too, and listed when tried again', async () => {
  list.mockResolvedValueOnce(fail('failed'))
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent(/^The server did not answer\./)
  tryAgain()
  await wait()
  expect(options()).toHaveLength(3)
})

test('the key closes it again; opened again it has the same text, and searches again', async () => {
  await open()
  await search('jacobs')
  await open(combobox())
  expect(dialog()).not.toHaveAttribute('open')
  await open()
  await wait(300)
  expect(combobox()).toHaveValue('jacobs')
  expect(find.mock.calls.map(([text]) => text)).toEqual(['jacobs', 'jacobs'])
  expect(list).toHaveBeenCalledTimes(1)
})

test('a key that the page has handled, or with another modifier, opens nothing', async () => {
  await open(document.querySelector('textarea')!)
  for (const held of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
    fireEvent.keyDown(window, { key: 'k', ...held })
  await wait()
  expect(dialog()).toBeNull()
})
