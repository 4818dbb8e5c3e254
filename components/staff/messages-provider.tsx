import { type Messages, NextIntlClientProvider, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** A domain of the messages (`Posts`) or a part of one (`Posts.editor`). */
type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

interface Tree {
  [name: string]: Tree | string
}

/** Only the given namespaces, at the same paths. */
function pickNamespaces(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  const picked: Tree = {}
  for (const namespace of namespaces) {
    const path = namespace.split('.')
    const last = path.pop()!
    let source = messages as Tree
    let target = picked
    for (const name of path) {
      source = source[name] as Tree
      target = (target[name] ??= {}) as Tree
    }
    target[last] = source[last]!
  }
  return picked as Partial<Messages>
}

/**
 * Lets client components inside use `useTranslations` for the given namespaces; only their messages are sent to the
 * browser. Visitors' pages have no provider: its code would be the largest part of their script.
 */
export async function MessagesProvider({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[]
  children: ReactNode
}) {
  const messages = pickNamespaces(await getMessages(), namespaces)
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
