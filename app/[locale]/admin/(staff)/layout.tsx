import type { ReactNode } from 'react'
import '../../../staff.css'
import { StaffFrame } from '@/components/staff/admin/staff-frame'
import { MessagesProvider } from '@/components/staff/messages-provider'

/** Messages of the client components on these pages. */
const namespaces = [
  'FileField',
  'Leads.bin',
  'Leads.chosen',
  'Leads.channels',
  'Leads.entry',
  'Leads.errors',
  'Leads.form',
  'Leads.held',
  'Leads.import',
  'Leads.lead',
  'Leads.merge',
  'Leads.saved',
  'Leads.spam',
  'Leads.status',
  'Leads.write',
  'Links',
  'Media',
  'NewsletterAdmin.decisions',
  'NewsletterAdmin.draft',
  'NewsletterAdmin.errors',
  'NewsletterAdmin.preview',
  'NewsletterAdmin.recipients',
  'NewsletterAdmin.subscribers',
  'Outbox',
  'Papers.form',
  'PaymentsAdmin.actions',
  'PaymentsAdmin.bank',
  'PaymentsAdmin.cards',
  'PaymentsAdmin.errors',
  'PaymentsAdmin.fieldErrors',
  'PaymentsAdmin.form',
  'PaymentsAdmin.money',
  'PaymentsAdmin.notifications',
  'PaymentsAdmin.payment',
  'PaymentsAdmin.promises',
  'PaymentsAdmin.remindAll',
  'PaymentsAdmin.reminders',
  'PaymentsAdmin.settlements',
  'Privacy',
  'StaffList',
  'Students.forms',
  'Staff.account',
  'Staff.changePassword',
  'Staff.errors',
  'Staff.invite',
  'Staff.mailChoice',
  'Staff.member',
  'Staff.password',
  'Staff.resetFactor',
  'Staff.sessions',
  'System.limits',
] as const

export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <StaffFrame>
      <MessagesProvider namespaces={namespaces}>{children}</MessagesProvider>
    </StaffFrame>
  )
}
