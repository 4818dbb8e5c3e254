import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/admin/staff-time'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { today } from '@/lib/dates'
import { recordRequest } from '@/lib/privacy/request-admin-actions'
import type { PersonFile } from '@/lib/privacy/person-queries'
import { REQUEST_TEXT_LENGTH, requestKinds } from '@/lib/privacy/request'
import { DataRequestError } from './notices'
import { RequestButton } from './request-button'

/** A person's open requests, and the form to record one, with a button per kind. */
export function PersonRequests({ person, onChanged }: { person: PersonFile; onChanged: () => void }) {
  const t = useTranslations('Privacy.requests')
  const error = useTranslations('Privacy.errors')
  const { state, refused, pending, form } = useFormAction(recordRequest, {
    onAnswer: (next, sent) => {
      emptyWhenDone(next, sent)
      if (next?.ok) onChanged()
    },
  })
  const code = refused?.code
  const { address, language, openRequests } = person
  return (
    <section aria-labelledby="own-requests" className="grid max-w-2xl gap-4 border-t border-line pt-6">
      <h3 id="own-requests">{t('ownTitle')}</h3>
      {openRequests.length === 0 && <p className="text-quiet">{t('ownNone')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {openRequests.map(({ id, kind, dueOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <span>
              {t(`kinds.${kind}`)}, {t.rich('due', { day: () => <Day day={dueOn} /> })}
            </span>
            <RequestButton
              id={id}
              change="answered"
              label={t('answered')}
              name={t('answeredOf', { kind: t(`kinds.${kind}`), address })}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
      <form {...form} className="grid gap-4" noValidate>
        {/* The Enter key presses the first button: it must choose no kind. */}
        <button type="submit" hidden disabled />
        <p className="text-quiet">{t('recordText')}</p>
        {state?.ok && <Notice variant="good">{t('recorded')}</Notice>}
        {code && code !== 'dayInvalid' && code !== 'noteTooLong' && <DataRequestError code={code} />}
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="language" value={language} />
        <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <TextField
            id="request-received"
            name="received"
            label={t('received')}
            error={code === 'dayInvalid' ? error(code) : undefined}
            type="date"
            defaultValue={today()}
            max={today()}
          />
          <TextField
            id="request-note"
            name="note"
            label={t('note')}
            error={code === 'noteTooLong' ? error(code) : undefined}
            autoComplete="off"
            maxLength={REQUEST_TEXT_LENGTH}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          {requestKinds.map((kind) => (
            <Button key={kind} variant="quiet" size="small" name="kind" value={kind} disabled={pending}>
              {t(`record.${kind}`)}
            </Button>
          ))}
        </div>
      </form>
    </section>
  )
}
