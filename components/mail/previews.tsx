'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import type { MailKindName } from '@/lib/mail/registry'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { sendTest } from '@/lib/outbox/actions'
import { fail } from '@/lib/result'
import { api } from '@/lib/routes'
import { otherLocales } from '@/lib/i18n/routing'

/** Previews of every kind of message in each language, with a test message to the reader. */
export function MailPreviews({ kinds }: { kinds: readonly MailKindName[] }) {
  const t = useTranslations('Outbox')
  const languages = useLanguageNames()
  const locale = useLocale()
  const { state, pending, form } = useFormAction(sendTest, fail('failed'))
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && 'sentTo' in state.data && (
        <Notice variant="good">{t('tested', { email: state.data.sentTo })}</Notice>
      )}
      {state?.ok && 'problem' in state.data && (
        <Notice variant="alert">{t('testFailed', { reason: state.data.problem })}</Notice>
      )}
      {state && !state.ok && <Notice variant="alert">{t('actionFailed')}</Notice>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="grid content-start gap-3 border-t border-line py-4">
            <p className="font-semibold">{t(`kinds.${kind}`)}</p>
            {[locale, ...otherLocales(locale)].map((language) => {
              const names = { kind: t(`kinds.${kind}`), language: languages(language) }
              return (
                <div key={language} className="flex flex-wrap items-center gap-2">
                  <span className="w-20 text-quiet max-sm:w-full">{names.language}</span>
                  <ButtonAnchor
                    variant="quiet"
                    size="small"
                    href={api.mailPreview(kind, language)}
                    aria-label={t('previewOf', names)}
                  >
                    {t('preview')}
                  </ButtonAnchor>
                  <Button
                    type="submit"
                    variant="quiet"
                    size="small"
                    name="test"
                    value={`${kind} ${language}`}
                    disabled={pending}
                    aria-label={t('testOf', names)}
                  >
                    {t('test')}
                  </Button>
                </div>
              )
            })}
          </li>
        ))}
      </ul>
    </form>
  )
}
