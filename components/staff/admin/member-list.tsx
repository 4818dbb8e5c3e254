import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { StackedTable } from '@/components/ui/admin/stacked-table'
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
    <StackedTable
      label={t('title')}
      heads={[t('member'), account('role'), t('since'), t('seen'), t('factor'), t('sessions')]}
      below="lg"
    >
      {members.map((member) => (
        <Row key={member.id} member={member} isOwn={member.id === userId} />
      ))}
    </StackedTable>
  )
}

/** Names its column when the table's head is hidden. */
function Cell({ head, children }: { head: string; children: ReactNode }) {
  return (
    <td role="cell" className="py-3 pr-4 last:pr-0 max-lg:p-0">
      <span className="text-quiet lg:sr-only">{head}: </span>
      {children}
    </td>
  )
}

function Row({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const t = useTranslations('Staff.members')
  const account = useTranslations('Staff.account')
  const { id, email, role, createdAt, seenAt, sessions } = member
  return (
    <tr
      role="row"
      className="border-b border-line align-top last:border-0 max-lg:grid max-lg:gap-0.5 max-lg:py-4"
    >
      <td role="cell" className="py-3 pr-4 [overflow-wrap:anywhere] max-lg:p-0">
        <Link href={routes.staffMember(id)} className="text-link inline-flex min-h-6 items-center">
          {email}
        </Link>
        {isOwn && <span className="block text-small text-quiet">{t('you')}</span>}
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
