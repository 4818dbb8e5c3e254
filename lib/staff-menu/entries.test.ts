import { inboxPath, leadFilters } from '@/lib/leads/inbox/filters'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { staffListAddress } from '@/lib/posts/list-params'
import { studentFilters, studentsPath } from '@/lib/students/filters'
import { menuOf } from './entries'
import { presentEntry } from './present'

const admin = menuOf('admin')
const hrefOf = (key: string) => admin.flatMap(({ entries }) => entries).find((each) => each.key === key)?.href

test('an admin has seven groups, the others the day and their work', () => {
  expect(admin.map(({ key }) => key)).toEqual([
    'today',
    'leads',
    'students',
    'money',
    'writing',
    'website',
    'office',
  ])
  expect(menuOf('editor').map(({ key, entries }) => [key, entries.map((entry) => entry.key)])).toEqual([
    ['today', []],
    ['writing', ['posts', 'bin', 'media']],
  ])
  expect(menuOf('office').map(({ key, entries }) => [key, entries.map((entry) => entry.key)])).toEqual([
    ['today', []],
    ['leads', ['new', 'due', 'held', 'spam']],
    ['students', ['documents']],
    ['money', ['payments', 'plans', 'proofs', 'owed', 'books', 'report']],
    ['writing', ['subscribers']],
    ['office', ['mail']],
  ])
})

test('addresses are those of the lists', () => {
  expect(hrefOf('new')).toBe(inboxPath(leadFilters({ status: 'new' })))
  expect(hrefOf('due')).toBe(inboxPath(leadFilters({ due: 'today', sort: 'follow-up' })))
  expect(hrefOf('documents')).toBe(studentsPath(studentFilters({ documents: 'waiting' })))
  expect(hrefOf('plans')).toBe(paymentsPath(paymentFilters({ state: 'plan' })))
  expect(hrefOf('proofs')).toBe(paymentsPath(paymentFilters({ state: 'proof' })))
  expect(hrefOf('bin')).toBe(staffListAddress({ view: 'bin' }))
})

test.each([
  ['/admin/dashboard', 'today'],
  ['/admin/leads', 'leads'],
  ['/admin/leads?status=contacted', 'leads'],
  ['/admin/leads?status=new', 'new'],
  ['/admin/leads/414defe5?status=new&page=2', 'new'],
  ['/admin/leads?due=today', 'due'],
  ['/admin/leads/held', 'held'],
  ['/admin/leads/new', 'leads'],
  ['/admin/students/414defe5', 'students'],
  ['/admin/students/414defe5?documents=waiting&level=1', 'documents'],
  ['/admin/payments', 'payments'],
  ['/admin/payments/414defe5', 'payments'],
  ['/admin/payments?state=overdue', 'payments'],
  ['/admin/payments?state=plan&level=1', 'plans'],
  ['/admin/payments/notifications?page=2', 'notifications'],
  ['/admin/report?month=2026-10', 'report'],
  ['/blog/admin?q=a', 'posts'],
  ['/blog/admin?view=bin', 'bin'],
  ['/admin/newsletter/subscribers', 'subscribers'],
  ['/admin/site/fees/versions', 'content'],
  ['/admin/site/checklist', 'checklist'],
  ['/admin/staff/414defe5', 'staff'],
  ['/admin/account', null],
  ['/admin/leadsheet', null],
])('%s belongs to %s', (address, key) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  expect(presentEntry(admin, pathname, searchParams)).toBe(key)
})
