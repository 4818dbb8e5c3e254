import { routing } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import type { CommandGroup } from './matching'
import { commandPages } from './pages'
import { foundRecords } from './records'

const addressesOf = (groups: readonly CommandGroup[]) =>
  groups.flatMap(({ commands }) => commands.map(({ href }) => href))

test('an editor goes to the pages for editors', () => {
  expect(addressesOf(commandPages('editor', 'en'))).toEqual([
    '/blog/admin#edit=new',
    ...['/admin/dashboard', '/blog/admin', '/blog/admin?view=bin', '/admin/media', '/admin/account', '/'],
  ])
})

test('the office begins leads and payments, and goes to their pages, but to no content or post', () => {
  const addresses = addressesOf(commandPages('office', 'en'))
  expect(addresses.slice(0, 3)).toEqual(['/admin/leads/new', '/admin/leads/import', '/admin/payments/new'])
  expect(addresses).toEqual(expect.arrayContaining(['/admin/newsletter/subscribers', '/admin/mail']))
  expect(addresses.filter((href) => /blog|site|media|staff|system|audit|privacy/.test(href))).toEqual([])
})

test('an admin goes to every staff page that is not about one record', () => {
  const { login, forgotPassword, newPassword, firstPassword, invitation, enterCode, twoStep } = routes
  const signIn = [
    login,
    forgotPassword,
    newPassword,
    firstPassword,
    invitation,
    enterCode,
    twoStep,
  ] as string[]
  const all = Object.values(routes).flatMap((path) => (typeof path === 'string' ? [path] : []))
  const staffPages = all.filter((path) => path.startsWith('/admin/') && !signIn.includes(path))
  expect(staffPages.length).toBeGreaterThan(15)
  const addresses = addressesOf(commandPages('admin', 'en'))
  expect(addresses).toEqual(expect.arrayContaining(staffPages))
  expect(addresses).toContain('/admin/site/fees')
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(routing.locales)(
  'titles with their details are distinct, and addresses are of the language: %s',
  (locale) => {
    const groups = commandPages('admin', locale)
    for (const { commands } of groups)
      expect(new Set(commands.map(({ title, detail }) => title + detail)).size).toBe(commands.length)
    expect(addressesOf(groups).filter((href) => href.startsWith('/af'))).toHaveLength(
      locale === 'af' ? addressesOf(groups).length : 0,
    )
  },
)

const person = { id: 'a', first_name: 'Thandi', surname: 'Jacobs' }
const lead = {
  ...person,
  email: null,
  phone: '+27825550117',
  status: 'lost',
  last_at: '2026-11-21T08:00:00Z',
}
const student = { ...person, student_number: 'BC-2026-17', state: 'paused' }
const payment = {
  ...person,
  reference: '7KMW9QXZ',
  amount: '2500.00',
  due_on: '2026-11-21',
  is_closed: false,
}
const post = { id: 'b', title: 'Luister', language: 'af', status: 'scheduled' }

test('records are links with what tells them from others', () => {
  const { groups, summary } = foundRecords(
    { leads: [lead], students: [student], payments: [payment], posts: [post] },
    'en',
  )
  expect(groups.map(({ title }) => title)).toEqual(['Leads', 'Students', 'Payments', 'Posts'])
  expect(groups.flatMap(({ commands }) => commands)).toEqual([
    { href: '/admin/leads/a', title: 'Thandi Jacobs', detail: '+27825550117 · Closed' },
    { href: '/admin/students/a', title: 'Thandi Jacobs', detail: 'BC-2026-17 · Paused' },
    { href: '/admin/payments/a', title: 'Thandi Jacobs', detail: 'R2\u00a0500 · 21 Nov 2026 · 7KMW9QXZ' },
    { href: '/blog/admin#edit=b', title: 'Luister', detail: 'Scheduled', language: 'af' },
  ])
  expect(summary).toBe('4 records found.')
})

test('kinds without records are left out, and a full kind may have more', () => {
  const leads = Array.from({ length: 8 }, () => lead)
  const { groups, summary } = foundRecords({ leads, students: [], payments: [], posts: [] }, 'af')
  expect(groups.map(({ title }) => title)).toEqual(['Belangstellendes'])
  expect(groups[0]!.commands[0]).toMatchObject({
    href: '/af/admin/leads/a',
    detail: '+27825550117 · Afgesluit',
  })
  expect(summary).toMatch(/^8 rekords gevind\. Hoogstens 8 /)
  expect(foundRecords({ leads: [], students: [], payments: [], posts: [] }, 'en')).toEqual({
    groups: [],
    summary: 'No records found.',
  })
})
