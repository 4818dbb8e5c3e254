import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Path } from '@/lib/routes'
import type { MemberState } from '@/lib/staff/schema'
import { Refusal } from '@/components/staff/sign-in-again'

/** The result of changing a role or removing a member; wrong confirmations are shown at their field. */
export function MemberAnswer({
  state,
  email,
  path,
}: {
  state: MemberState | null
  email: string
  /** Returned to after a new sign-in. */
  path: Path
}) {
  const t = useTranslations('Staff.member')
  const account = useTranslations('Staff.account')
  const error = useTranslations('Staff.errors')
  if (!state) return null
  if (state.ok)
    return <Notice variant="good">{t('roleDone', { email, role: account(`${state.role}Word`) })}</Notice>
  const { code } = state
  if (code === 'unlike') return null
  return (
    <Refusal code={code} path={path}>
      {code === 'notAuthenticated' || code === 'notAdmin' ? error(code) : t(code)}
    </Refusal>
  )
}
