import type { ReactNode } from 'react'
import { MessagesProvider } from '@/components/staff/messages-provider'

/** The words of the forms of the site's content, which are many, for its pages only. */
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
        'Staff.login',
        'Staff.passkeys',
      ]}
    >
      {children}
    </MessagesProvider>
  )
}
