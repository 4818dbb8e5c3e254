'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { useFormAction } from '@/components/ui/use-form-action'
import { formatDay } from '@/lib/i18n/formats'
import { ACT_FIELD, LEAD_FIELD, type Skipped } from '@/lib/leads/admin-form'
import { formatMoney } from '@/lib/money'
import type { ChosenMail } from '@/lib/payments/admin/chosen-actions'

/**
 * What is to be sent to the chosen leads: how many, the first, and who is left out, with the button that sends it; once
 * sent the result. It contains a form, so it goes outside the submitted one, whose action it shares.
 */
export function ChosenMailNotice({
  mail,
  skipped,
  form: { action, onSubmit },
  pending,
}: {
  mail: ChosenMail
  skipped: readonly Skipped[]
  form: Pick<ReturnType<typeof useFormAction>['form'], 'action' | 'onSubmit'>
  pending: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.chosen')
  const notice = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ChosenMail | null>(null)
  useEffect(() => notice.current?.focus(), [mail])
  if (closed === mail) return null
  const { act, count, preview } = mail
  if (!preview)
    return (
      <div className="mb-4">
        <Notice ref={notice} variant="good">
          {t('sent', { act, count })}
          <SkippedList skipped={skipped} />
        </Notice>
      </div>
    )
  const { first } = preview
  return (
    <div className="mb-4">
      <Notice ref={notice} variant="good">
        <form action={action} onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {preview.isChanged && <p className="font-semibold">{t('previewChanged')}</p>}
          <p className="font-semibold">{t('ready', { act, count })}</p>
          {first && <p className="wrap-anywhere">{t('first', { email: first.email })}</p>}
          {first &&
            ('subject' in first.content ? (
              <blockquote
                lang={first.language}
                className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line"
              >
                <strong className="block font-semibold">{String(first.content.subject)}</strong>
                {String(first.content.text)}
              </blockquote>
            ) : (
              <p>
                {t('deposit', {
                  level: String(first.content.level),
                  amount: formatMoney(String(first.content.amount)),
                  day: formatDay(String(first.content.due_on), locale, 'medium'),
                })}
              </p>
            ))}
          <SkippedList skipped={skipped} />
          <input type="hidden" name={ACT_FIELD} value={act} />
          {(['template', 'mark', 'batch'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={preview[name]} />
          ))}
          {preview.ids.map((id) => (
            <input key={id} type="hidden" name={LEAD_FIELD} value={id} />
          ))}
          <div className="flex flex-wrap gap-3">
            {count > 0 && (
              <Button size="small" disabled={pending}>
                {pending ? t('working') : t('send', { act, count })}
              </Button>
            )}
            <Button size="small" variant="quiet" className="noscript:hidden" onClick={() => setClosed(mail)}>
              {t('close')}
            </Button>
          </div>
        </form>
      </Notice>
    </div>
  )
}

/** The leads that an action left out, each with the reason. */
export function SkippedList({ skipped }: { skipped: readonly Skipped[] }) {
  const t = useTranslations('Leads.chosen')
  if (skipped.length === 0) return null
  return (
    <>
      <p className="mt-2 font-semibold">{t('skipped', { count: skipped.length })}</p>
      <ul className="list-disc pl-6">
        {skipped.map(({ name, why }, index) => (
          <li key={index} className="wrap-anywhere">
            {name ? `${name}: ` : ''}
            {t(`reasons.${why}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
