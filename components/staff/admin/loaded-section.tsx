import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/settle'
import { SectionCard } from './page-parts'

/** A section of a staff page with its own query, whose failure affects only this section. */
export async function LoadedSection<Data>({
  id,
  title,
  load,
  children,
}: {
  id: string
  title: string
  load: () => Promise<Data>
  children: (data: Data) => ReactNode
}) {
  const [t, loaded] = await Promise.all([getTranslations('Dashboard'), settle(id, load())])
  return (
    <SectionCard id={id} title={title}>
      {loaded.ok ? children(loaded.data) : <Notice variant="alert">{t('partFailed')}</Notice>}
    </SectionCard>
  )
}
