import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { ButtonLink, Link } from '@/components/ui/link'
import { type Path, routes } from '@/lib/routes'
import type { Staff } from '@/lib/staff/queries'

interface HeadProps {
  title: string
  /** The parent page, linked before the title. */
  back?: { href: Path; label: string }
  /** The page's actions, the main one first. */
  actions?: ReactNode
}

/** The head of a staff page: title and actions in one line. */
function PageHead({ title, back, actions }: HeadProps) {
  return (
    <div className="office-head">
      {back && (
        <Link
          href={back.href}
          aria-label={back.label}
          title={back.label}
          className="bar-button -ml-2 text-vine print:hidden"
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      <h1>{title}</h1>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </div>
  )
}

interface PageProps extends HeadProps {
  /** On the left of wide screens. */
  beside?: ReactNode
  children: ReactNode
}

/** A page in the frame of the staff area, with its head. */
export function StaffPage({ beside, children, ...head }: PageProps) {
  const content = (
    <>
      <PageHead {...head} />
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
export function AdminPage({ staff, children, ...page }: PageProps & { staff: Staff }) {
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
