'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { routing } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { saveMailChoice } from '@/lib/staff/mail-choice-actions'
import { type MailChoice, leadMailChoices } from '@/lib/staff/schema'
import { Refusal } from '@/components/staff/sign-in-again'
import { useLanguageNames } from '@/lib/i18n/language-names'

/** The signed-in member's mail settings; those who follow leads up also choose how to hear of enquiries. */
export function MailChoiceForm({ choice, hearsOfLeads }: { choice: MailChoice; hearsOfLeads: boolean }) {
  const t = useTranslations('Staff.mailChoice')
  const languages = useLanguageNames()
  const error = useTranslations('Staff.errors')
  const { state, pending, form } = useFormAction(saveMailChoice)
  return (
    <form {...form} className="grid gap-5">
      {state?.ok && <Notice variant="good">{t('saved')}</Notice>}
      {state && !state.ok && (
        <Refusal code={state.code} path={routes.account}>
          {state.code === 'notAuthenticated' ? error('notAuthenticated') : t('failed')}
        </Refusal>
      )}
      {hearsOfLeads && (
        <fieldset>
          <legend className="mb-2 font-semibold">{t('leads')}</legend>
          <div className="grid gap-1">
            {leadMailChoices.map((each) => (
              <label key={each} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="leadMail"
                  value={each}
                  defaultChecked={choice.leadMail === each}
                  className="size-5 shrink-0 accent-vine"
                />
                {t(`choices.${each}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <SelectField
        id="mail-language"
        name="language"
        label={t('language')}
        defaultValue={choice.language}
        options={routing.locales.map((each) => [each, languages(each)])}
      />
      <Button disabled={pending} className="sm:justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}
