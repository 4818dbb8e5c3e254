import type { ReactNode } from 'react'
import '../../../../staff.css'
import { StaffFrame } from '@/components/staff/admin/staff-frame'
import { MessagesProvider } from '@/components/staff/messages-provider'

/** Blog Admin has an address of the blog, and the frame of the staff pages. */
export default function BlogAdminLayout({ children }: { children: ReactNode }) {
  return (
    <StaffFrame>
      <MessagesProvider
        namespaces={[
          'Links',
          'Media.picker',
          'Media.upload',
          'Posts.admin',
          'Posts.editor',
          'Posts.categories',
          'Staff.errors',
        ]}
      >
        {children}
      </MessagesProvider>
    </StaffFrame>
  )
}
