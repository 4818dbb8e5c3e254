import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/attempt'
import { Panel } from './panel'

/** A part of a page with its own reading: where that fails, the part says so and the others stand. */
export async function Part<Data>({
  id,
  title,
  read,
  children,
}: {
  id: string
  title: string
  read: () => Promise<Data>
  children: (data: Data) => ReactNode
}) {
  const [t, reading] = await Promise.all([getTranslations('Dashboard'), settle(id, read())])
  return (
    <Panel id={id} title={title}>
      {reading.ok ? children(reading.data) : <Notice variant="alert">{t('partFailed')}</Notice>}
    </Panel>
  )
}
