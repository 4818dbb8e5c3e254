'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { Result } from '@/lib/result'
import type { Path } from '@/lib/routes'
import type { EndSessionsCode, EndedSessions } from '@/lib/staff/schema'
import type { StaffSession } from '@/lib/staff/sessions/queries'
import { Refusal } from '@/components/staff/sign-in-again'

/** A member's open sessions in one form, each with an end button; works without JavaScript. */
export function SessionList({
  sessions,
  none,
  path,
  action,
}: {
  sessions: readonly StaffSession[]
  /** For no session that can be ended. */
  none: string
  /** Returned to after a new sign-in. */
  path: Path
  action: FormAction<Result<EndedSessions, EndSessionsCode>>
}) {
  const t = useTranslations('Staff.sessions')
  const { state, pending, form } = useFormAction(action)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const isOwn = others.length < sessions.length
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Answer state={state} isOwn={isOwn} path={path} />
      {sessions.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {sessions.map((session) => (
            <Item key={session.id} session={session} disabled={pending} />
          ))}
        </ul>
      )}
      {others.length === 0 && <p className="text-quiet">{none}</p>}
      {others.length > 1 && (
        <Button
          name="session"
          value="others"
          variant="danger"
          disabled={pending}
          className="sm:justify-self-start"
        >
          {isOwn ? t('endOthers') : t('endAll')}
        </Button>
      )}
    </form>
  )
}

/** The last button's result. */
function Answer({
  state,
  isOwn,
  path,
}: {
  state: Result<EndedSessions, EndSessionsCode> | null
  isOwn: boolean
  path: Path
}) {
  const t = useTranslations('Staff.sessions')
  const error = useTranslations('Staff.errors')
  if (!state) return null
  if (state.ok) {
    const others = isOwn ? t('endedOthers') : t('endedAll')
    return <Notice variant="good">{state.data === 'one' ? t('endedOne') : others}</Notice>
  }
  const { code } = state
  return (
    <Refusal code={code} path={path}>
      {code === 'notAuthenticated' || code === 'notAdmin' ? error(code) : t(code)}
    </Refusal>
  )
}

function Item({
  session: { id, browser, system, createdAt, seenAt, isCurrent },
  disabled,
}: {
  session: StaffSession
  disabled: boolean
}) {
  const t = useTranslations('Staff.sessions')
  const browserName = browser ?? t('unknownBrowser')
  const name = system ? t('device', { browser: browserName, system }) : browserName
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b sm:flex-nowrap border-line py-4 first:pt-0 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent && (
            <span className="rounded-full bg-clay px-3 py-0.5 text-small font-medium">{t('thisDevice')}</span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-small text-quiet">
          <span>{t.rich('signedIn', { date: () => <StaffTime iso={createdAt} /> })}</span>
          <span>{t.rich('seen', { date: () => <StaffTime iso={seenAt} /> })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          name="session"
          value={id}
          variant="quiet"
          disabled={disabled}
          aria-label={t('endOf', { device: name })}
          className="shrink-0"
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
