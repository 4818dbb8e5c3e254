import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { routes } from '@/lib/routes'
import type { Member } from '@/lib/staff/members/queries'
import { MemberFactor } from '../second-factor-summary'

/** All members of staff as a table, on a narrow screen as a list. */
export function MemberList({ members, userId }: { members: readonly Member[]; userId: string }) {
  const t = useTranslations('Staff.members')
  const account = useTranslations('Staff.account')
  const email = ({ id, email }: Member) => (
    <>
      <Link href={routes.staffMember(id)} className="list-name">
        {email}
      </Link>
      {id === userId && <span className="block text-quiet">{t('you')}</span>}
    </>
  )
  const since = ({ createdAt }: Member) => (
    <span className="whitespace-nowrap">
      <Day day={today(new Date(createdAt))} />
    </span>
  )
  /** Names its column when the table's head is hidden. */
  const named = (head: string, cell: (member: Member) => ReactNode): TableColumn<Member> => [
    head,
    (member) => (
      <>
        <span className="list-label text-quiet">{head}: </span>
        {cell(member)}
      </>
    ),
    'list-wide',
  ]
  const columns = [
    [t('member'), email, 'list-wide'] as const,
    named(account('role'), ({ role }) => account(role)),
    named(t('since'), since),
    named(t('seen'), ({ seenAt }) => (seenAt ? <StaffTime iso={seenAt} /> : t('never'))),
    named(t('factor'), (member) => <MemberFactor member={member} />),
    named(t('sessions'), ({ sessions }) => sessions),
  ]
  return <ListTable label={t('title')} columns={columns} rows={members} />
}
