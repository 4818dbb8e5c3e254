'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PaymentAnswer } from '@/components/payments/admin/payment-answer'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import type { MailKindName } from '@/lib/mail/registry'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { sendTest } from '@/lib/outbox/actions'
import { api, routes } from '@/lib/routes'
import { otherLocales } from '@/lib/i18n/routing'

/** Previews of every kind of message in each language, with a test message to the reader. */
export function MailPreviews({ kinds }: { kinds: readonly MailKindName[] }) {
  const t = useTranslations('Outbox')
  const languages = useLanguageNames()
  const locale = useLocale()
  const locales = [locale, ...otherLocales(locale)]
  const { state, pending, form } = useFormAction(sendTest)
  const notice = useRef<HTMLDivElement>(null)
  // Also when a second failure takes the place of the first.
  useEffect(() => bringIntoView(notice.current), [state])
  const columns: TableColumn<{ id: MailKindName }>[] = [
    [t('what'), ({ id }) => t(`kinds.${id}`), 'list-wide font-semibold'],
    ...locales.map((language): TableColumn<{ id: MailKindName }> => [
      languages(language),
      ({ id }) => {
        const names = { kind: t(`kinds.${id}`), language: languages(language) }
        return (
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="list-label w-20 text-quiet">{names.language}</span>
            <a
              href={api.mailPreview(id, language)}
              target="_blank"
              rel="noopener"
              aria-label={t('previewOf', names)}
              className="list-name"
            >
              {t('preview')}
            </a>
            <button
              type="submit"
              name="test"
              value={`${id} ${language}`}
              disabled={pending}
              aria-label={t('testOf', names)}
              className="list-name"
            >
              {t('test')}
            </button>
          </span>
        )
      },
      'list-wide',
    ]),
  ]
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && state.data.problem !== null ? (
        <Notice variant="alert" ref={notice}>
          {t('testFailed', { reason: state.data.problem })}
        </Notice>
      ) : (
        <PaymentAnswer
          answer={state}
          done={({ email }) => t('tested', { email })}
          refused={(code) => t(`errors.${code}`)}
          path={routes.mail}
        />
      )}
      <ListTable label={t('previewsTitle')} columns={columns} rows={kinds.map((id) => ({ id }))} />
    </form>
  )
}
