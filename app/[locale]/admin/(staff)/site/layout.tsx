import type { ReactNode } from 'react'
import { MessagesProvider } from '@/components/staff/messages-provider'

/** Loads the many messages of the content forms for these pages only. */
export default function SiteContentLayout({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider
      namespaces={[
        'Content',
        'ContentImport',
        'FileField',
        'Links',
        'Media',
        'Posts.editor',
        'Staff.errors',
        'Staff.factor',
        'Staff.passkeys',
      ]}
    >
      {children}
    </MessagesProvider>
  )
}
