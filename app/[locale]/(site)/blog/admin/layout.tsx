import type { ReactNode } from 'react'
import { MessagesProvider } from '@/components/staff/messages-provider'

export default function BlogAdminLayout({ children }: { children: ReactNode }) {
  return <MessagesProvider namespaces={['Posts.admin', 'Posts.editor']}>{children}</MessagesProvider>
}
