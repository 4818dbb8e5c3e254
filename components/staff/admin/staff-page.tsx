import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { ButtonLink, Link } from '@/components/ui/link'
import { type Path, routes } from '@/lib/routes'
import type { Staff } from '@/lib/staff/queries'

interface PageProps {
  title: string
  /** The parent page, linked above the title. */
  back?: { href: Path; label: string }
  /** The page's actions, the main one first. */
  actions?: ReactNode
  /** On the left of wide screens. */
  beside?: ReactNode
  children: ReactNode
}

/** A page's content under the staff bar, with its title. */
export function StaffPage({ title, back, actions, beside, children }: PageProps) {
  const content = (
    <>
      {back && (
        <Link
          href={back.href}
          className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-vine hover:underline print:hidden"
        >
          <Icon name="arrow-left" />
          {back.label}
        </Link>
      )}
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-section [overflow-wrap:anywhere]">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </>
  )
  return (
    <div
      className={`shell py-8 sm:py-10 ${beside ? 'lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-8' : ''}`}
    >
      {beside}
      {beside ? <div className="min-w-0">{content}</div> : content}
    </div>
  )
}

/** A page for admins only. Editors read why; nothing inside is rendered, so none of its data is read. */
export function AdminPage({ staff, title, back, actions, beside, children }: PageProps & { staff: Staff }) {
  const isAdmin = staff.role === 'admin'
  return (
    <StaffPage
      title={title}
      back={isAdmin ? back : undefined}
      actions={isAdmin && actions}
      beside={isAdmin ? beside : undefined}
    >
      {isAdmin ? children : <AdminsOnly what="page" />}
    </StaffPage>
  )
}

/** Tells editors that leads, or the whole page, are for admins, and links to their own work. */
export function AdminsOnly({ what }: { what: 'leads' | 'page' }) {
  const t = useTranslations('Dashboard')
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-xl text-lead text-quiet">
        {what === 'leads' ? t('adminsOnly') : t('adminsOnlyPage')}
      </p>
      <ButtonLink href={routes.blogAdmin}>{t('toBlog')}</ButtonLink>
    </div>
  )
}
