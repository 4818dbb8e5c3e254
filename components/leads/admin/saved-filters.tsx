'use client'

import { useTranslations } from 'next-intl'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { useFormAction } from '@/components/ui/use-form-action'
import { FILTER_NAME_LENGTH } from '@/lib/leads/admin-form'
import { saveFilter } from '@/lib/leads/inbox/saved-actions'
import type { Path } from '@/lib/routes'
import { ActionNotice } from './action-notice'

/** A member's saved filters, and the form that saves the present one or removes it. */
export function SavedFilters({
  saved,
  present,
}: {
  saved: readonly { readonly name: string; readonly query: string; readonly href: Path }[]
  /** The present filter's query; null if there is nothing to save. */
  present: string | null
}) {
  const t = useTranslations('Leads.saved')
  const { state, pending, form } = useFormAction(saveFilter)
  const isSaved = saved.some(({ query }) => query === present)
  if (saved.length === 0 && present === null && !state) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {saved.length > 0 && (
        <ul aria-label={t('title')} className="list-chips">
          {saved.map(({ name, query, href }) => (
            <li key={query}>
              <Link
                href={href}
                aria-current={query === present ? 'page' : undefined}
                className="aria-[current=page]:font-semibold"
              >
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <form {...form} className="flex min-w-0 flex-wrap items-center gap-2 has-[[open]]:basis-full">
        <input type="hidden" name="query" value={present ?? ''} />
        {present !== null && isSaved && (
          <Button size="small" variant="quiet" name="remove" value="yes" disabled={pending}>
            {t('remove')}
          </Button>
        )}
        {present !== null && !isSaved && (
          <ConfirmStep group="save-filter" size="small" label={t('save')}>
            <TextField label={t('name')} name="filterName" maxLength={FILTER_NAME_LENGTH} required />
            <Button size="small" disabled={pending}>
              {t('confirm')}
            </Button>
          </ConfirmStep>
        )}
      </form>
      <ActionNotice answer={state} saved={t(isSaved ? 'done' : 'removed')} />
    </div>
  )
}
