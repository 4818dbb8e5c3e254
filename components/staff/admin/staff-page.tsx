import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import type { Staff } from '@/lib/staff/queries'
import { type StaffRole, hasRightsOf } from '@/lib/staff/roles'
import { PageHead, type PageHeadProps } from './page-parts'

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

interface RoleProps {
  role: StaffRole
  staff: Staff
  /** The title for others, where the content has the head. */
  refusedTitle?: string
}

/** A page for a role and admins. Others read why; nothing inside is rendered, so none of its data is read. */
export function RolePage({
  role,
  staff,
  refusedTitle,
  children,
  ...page
}: PageProps & Partial<PageHeadProps> & RoleProps) {
  const t = useTranslations('Dashboard')
  if (hasRightsOf(staff.role, role)) return <StaffPage {...page}>{children}</StaffPage>
  return (
    <StaffPage title={refusedTitle ?? page.title}>
      <NotForRole staff={staff} text={t(`refused.${role}`)} />
    </StaffPage>
  )
}

export const AdminPage = (page: PageProps & PageHeadProps & { staff: Staff }) => (
  <RolePage role="admin" {...page} />
)

/** Tells a member of staff that something is for another role, and links to their own work. */
export function NotForRole({ staff, text }: { staff: Staff; text: string }) {
  const t = useTranslations('Dashboard')
  const own = staff.role === 'office' ? 'office' : 'editor'
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-xl text-quiet">
        {text} {t(`own.${own}`)}
      </p>
      <ButtonLink href={own === 'office' ? routes.leads : routes.blogAdmin}>{t(`toOwn.${own}`)}</ButtonLink>
    </div>
  )
}
