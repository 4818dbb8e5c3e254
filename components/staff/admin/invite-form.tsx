'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type FormAction, emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { routing } from '@/lib/i18n/routing'
import { INVITATION_HOURS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { staffRoles } from '@/lib/staff/roles'
import type { InviteState } from '@/lib/staff/schema'
import { PersonEmailField } from '@/components/ui/admin/email'
import { Refusal } from '@/components/staff/sign-in-again'
import { useLanguageNames } from '@/lib/i18n/language-names'

/** Invites somebody by mail: address, role, and language of the mail. */
export function InviteForm({ action }: { action: FormAction<InviteState> }) {
  const locale = useLocale()
  const t = useTranslations('Staff.invite')
  const account = useTranslations('Staff.account')
  const choice = useTranslations('Staff.mailChoice')
  const languages = useLanguageNames()
  const error = useTranslations('Staff.errors')
  const {
    state,
    refused: refusal,
    pending,
    form,
  } = useFormAction(action, {
    onAnswer: emptyWhenDone,
  })
  const code = refusal?.code
  const isShared = code === 'notAuthenticated' || code === 'notAdmin'
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && <Notice variant="good">{t('sent', { email: state.data })}</Notice>}
      {code && code !== 'invalidEmail' && (
        <Refusal code={code} path={routes.staff}>
          {isShared ? error(code) : t(code)}
        </Refusal>
      )}
      <p className="text-quiet">{t('intro', { hours: INVITATION_HOURS })}</p>
      <PersonEmailField
        name="email"
        label={t('email')}
        error={code === 'invalidEmail' ? error(code) : undefined}
        defaultValue={refusal?.typed?.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id="invited-role"
          name="role"
          label={account('role')}
          defaultValue={refusal?.typed?.role ?? 'editor'}
          options={staffRoles.map((role) => [role, account(role)])}
        />
        <SelectField
          id="invited-language"
          name="language"
          label={choice('language')}
          defaultValue={refusal?.typed?.language ?? locale}
          options={routing.locales.map((each) => [each, languages(each)])}
        />
      </div>
      <Button disabled={pending} className="sm:justify-self-start">
        {pending ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
