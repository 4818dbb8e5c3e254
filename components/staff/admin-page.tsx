import type { ReactNode } from 'react'
import type { Staff } from '@/lib/staff/queries'
import { AdminsOnly } from './admins-only'
import { type StaffPlace, StaffBar } from './staff-bar'

/** A page of the staff rooms for admins. An editor is told so; nothing that stands in it is read for them. */
export function AdminPage({
  staff,
  current,
  title,
  before,
  children,
}: {
  staff: Staff
  current: StaffPlace
  title: string
  /** What stands over the title: the way back. */
  before?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <StaffBar staff={staff} current={current} switches />
      <main className="shell flex-1 py-8 sm:py-10">
        {before}
        <h1 className="mb-6 text-h2 [overflow-wrap:anywhere] sm:mb-8">{title}</h1>
        {staff.role === 'admin' ? children : <AdminsOnly />}
      </main>
    </>
  )
}
