import type { ReactNode } from 'react'
import '../../../staff.css'
import { BankNote } from '@/components/content/admin/bank-note'
import { MessagesProvider } from '@/components/staff/messages-provider'
import { StaffBar } from '@/components/staff/admin/staff-bar'
import { settle } from '@/lib/settle'
import { currentStaff } from '@/lib/staff/queries'

/** Messages of the client components on these pages. */
const namespaces = [
  'FileField',
  'Leads.chosen',
  'Leads.channels',
  'Leads.entry',
  'Leads.errors',
  'Leads.form',
  'Leads.held',
  'Leads.import',
  'Leads.lead',
  'Leads.merge',
  'Leads.spam',
  'Leads.status',
  'Links',
  'Media',
  'NewsletterAdmin.decisions',
  'NewsletterAdmin.draft',
  'NewsletterAdmin.errors',
  'NewsletterAdmin.preview',
  'NewsletterAdmin.recipients',
  'NewsletterAdmin.subscribers',
  'Outbox',
  'PaymentsAdmin.actions',
  'PaymentsAdmin.cards',
  'PaymentsAdmin.errors',
  'PaymentsAdmin.fieldErrors',
  'PaymentsAdmin.form',
  'PaymentsAdmin.money',
  'PaymentsAdmin.notifications',
  'PaymentsAdmin.payment',
  'PaymentsAdmin.reminders',
  'Privacy',
  'StaffList',
  'Staff.account',
  'Staff.changePassword',
  'Staff.errors',
  'Staff.invite',
  'Staff.login',
  'Staff.mailChoice',
  'Staff.member',
  'Staff.password',
  'Staff.resetFactor',
  'Staff.sessions',
] as const

/** Frame of the signed-in pages. Not a guard: navigation does not re-render a layout, so pages call `requireStaff`. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const session = await settle('currentStaff', currentStaff())
  const staff = session.ok ? session.data : null
  // The page redirects everybody else, who must not receive the frame either. Without the database nobody is known to
  // be staff, and the page says so.
  if (!staff) return session.ok ? children : <main className="flex-1">{children}</main>
  return (
    <>
      <StaffBar staff={staff} switches />
      {staff.role === 'admin' && <BankNote />}
      <main className="flex-1">
        <MessagesProvider namespaces={namespaces}>{children}</MessagesProvider>
      </main>
    </>
  )
}
