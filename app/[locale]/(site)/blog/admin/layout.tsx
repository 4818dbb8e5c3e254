import type { ReactNode } from 'react'
import { MessagesProvider } from '@/components/staff/messages-provider'
import '../../../../staff.css'

export default function BlogAdminLayout({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider
      namespaces={[
        'Links',
        'Media.picker',
        'Media.upload',
        'Posts.admin',
        'Posts.editor',
        'Posts.categories',
      ]}
    >
      {children}
    </MessagesProvider>
  )
}
