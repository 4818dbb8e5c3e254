import { getLocale, getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, type FieldControl } from '@/components/ui/field'
import { localePath } from '@/lib/i18n/paths'
import { type LeadFilters, type LeadSort, filterValues } from '@/lib/leads/filters'
import { leadStatuses } from '@/lib/leads/types'
import { statusWords } from './words'

type Option = readonly [value: string, label: string]

function choice(name: string, value: string, options: readonly Option[]) {
  return function Choice(control: FieldControl) {
    return (
      <select {...control} name={name} defaultValue={value}>
        {options.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    )
  }
}

const input = (type: 'date' | 'search', name: string, value: string | null) =>
  function Input(control: FieldControl) {
    return <input {...control} type={type} name={name} defaultValue={value ?? ''} maxLength={100} />
  }

/** What the inbox is narrowed to, as a form whose answer is an address: it can be reloaded, kept and passed on. */
export async function FilterForm({ filters, sources }: { filters: LeadFilters; sources: readonly string[] }) {
  const [locale, t, statuses] = await Promise.all([getLocale(), getTranslations('Leads'), statusWords()])
  const sorts: [LeadSort, string][] = [
    ['newest', t('sortNewest')],
    ['oldest', t('sortOldest')],
    ['name', t('sortName')],
    ['follow-up', t('sortFollowUp')],
  ]
  // One that no lead has any more is still what is asked.
  const known = filters.source && !sources.includes(filters.source) ? [filters.source, ...sources] : sources
  const inbox = localePath('/admin/leads', locale)
  return (
    <form
      key={JSON.stringify(filters)}
      action={inbox}
      role="search"
      aria-label={t('filterTitle')}
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-3 [&_input,&_select]:px-3"
    >
      <div className="max-lg:col-span-2">
        <Field id="q" label={t('search')}>
          {input('search', 'q', filters.query)}
        </Field>
      </div>
      <Field id="status" label={t('status')}>
        {choice('status', filters.status ?? '', [
          ['', t('anyStatus')],
          ...leadStatuses.map((status): Option => [status, statuses[status]]),
        ])}
      </Field>
      <Field id="source" label={t('source')}>
        {choice('source', filters.source ?? '', [
          ['', t('anySource')],
          ...known.map((source): Option => [source, source === 'direct' ? t('direct') : source]),
        ])}
      </Field>
      <div className="max-sm:col-span-2">
        <Field id="from" label={t('fromDay')}>
          {input('date', 'from', filters.from)}
        </Field>
      </div>
      <div className="max-sm:col-span-2">
        <Field id="to" label={t('toDay')}>
          {input('date', 'to', filters.to)}
        </Field>
      </div>
      <div className="max-lg:col-span-2">
        <Field id="sort" label={t('sort')}>
          {choice('sort', filters.sort, sorts)}
        </Field>
      </div>
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit">{t('apply')}</Button>
        {filterValues(filters).length > 0 && (
          <ButtonLink look="quiet" href={inbox}>
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
