import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { ListTable } from '@/components/ui/admin/list-table'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { routes } from '@/lib/routes'
import type { Member } from '@/lib/staff/members/queries'
import { MemberFactor } from '../second-factor-summary'

/** All members of staff as a table, on a narrow screen as a list. */
export function MemberList({ members, userId }: { members: readonly Member[]; userId: string }) {
  const t = useTranslations('Staff.members')
  const account = useTranslations('Staff.account')
  return (
    <ListTable
      label={t('title')}
      heads={[t('member'), account('role'), t('since'), t('seen'), t('factor'), t('sessions')]}
    >
      {members.map((member) => (
        <Row key={member.id} member={member} isOwn={member.id === userId} />
      ))}
    </ListTable>
  )
}

/** Names its column when the table's head is hidden. */
function Cell({ head, children }: { head: string; children: ReactNode }) {
  return (
    <td role="cell" className="list-wide">
      <span className="list-label text-quiet">{head}: </span>
      {children}
    </td>
  )
}

function Row({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const t = useTranslations('Staff.members')
  const account = useTranslations('Staff.account')
  const { id, email, role, createdAt, seenAt, sessions } = member
  return (
    <tr role="row">
      <td role="cell" className="list-wide">
        <Link href={routes.staffMember(id)} className="list-name">
          {email}
        </Link>
        {isOwn && <span className="block text-quiet">{t('you')}</span>}
      </td>
      <Cell head={account('role')}>{account(role)}</Cell>
      <Cell head={t('since')}>
        <span className="whitespace-nowrap">
          <Day day={today(new Date(createdAt))} />
        </span>
      </Cell>
      <Cell head={t('seen')}>{seenAt ? <StaffTime iso={seenAt} /> : t('never')}</Cell>
      <Cell head={t('factor')}>
        <MemberFactor member={member} />
      </Cell>
      <Cell head={t('sessions')}>{sessions}</Cell>
    </tr>
  )
}
