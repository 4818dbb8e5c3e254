import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import type { Staff } from '@/lib/staff/queries'
import { PageHead, type PageHeadProps } from './page-head'

interface PageProps {
  /** On the left of wide screens. */
  beside?: ReactNode
  children: ReactNode
}

/** A page in the frame of the staff area. Without a title its content has the head. */
export function StaffPage({ title, beside, children, ...head }: PageProps & Partial<PageHeadProps>) {
  const content = (
    <>
      {title !== undefined && <PageHead title={title} {...head} />}
      {children}
    </>
  )
  if (!beside) return <div className="office-page py-4 lg:py-5">{content}</div>
  return (
    <div className="office-page py-4 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-6 lg:py-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
      {beside}
      <div className="min-w-0">{content}</div>
    </div>
  )
}

/** A page for admins only. Editors read why; nothing inside is rendered, so none of its data is read. */
export function AdminPage({ staff, children, ...page }: PageProps & PageHeadProps & { staff: Staff }) {
  if (staff.role === 'admin') return <StaffPage {...page}>{children}</StaffPage>
  return (
    <StaffPage title={page.title}>
      <AdminsOnly what="page" />
    </StaffPage>
  )
}

/** Tells editors that leads, or the whole page, are for admins, and links to their own work. */
export function AdminsOnly({ what }: { what: 'leads' | 'page' }) {
  const t = useTranslations('Dashboard')
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-xl text-quiet">{what === 'leads' ? t('adminsOnly') : t('adminsOnlyPage')}</p>
      <ButtonLink href={routes.blogAdmin}>{t('toBlog')}</ButtonLink>
    </div>
  )
}
