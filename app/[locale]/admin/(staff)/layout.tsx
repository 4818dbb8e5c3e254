import type { ReactNode } from 'react'
import { MessagesProvider } from '@/components/staff/messages-provider'
import { StaffBar } from '@/components/staff/staff-bar'
import { currentStaff } from '@/lib/staff/queries'

/**
 * The frame of the pages behind the sign-in. It guards nothing: a layout is not rendered again on navigation, so each
 * page calls `requireStaff` itself and this one only leaves out the menu of somebody who is not staff.
 */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const staff = await currentStaff()
  return (
    <>
      {staff && <StaffBar staff={staff} switches />}
      <main className="flex-1">
        <MessagesProvider namespaces={['Staff.account', 'Staff.errors', 'Staff.login', 'Staff.password']}>
          {children}
        </MessagesProvider>
      </main>
    </>
  )
}
