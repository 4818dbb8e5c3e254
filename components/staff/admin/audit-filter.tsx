import { useLocale, useTranslations } from 'next-intl'
import { FilterInput, FilterSelect } from './filter-fields'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { ButtonLink } from '@/components/ui/link'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { type AuditFilters, auditFilterValues, auditKinds } from '@/lib/staff/audit/log'
import type { AuditPerson } from '@/lib/staff/audit/queries'

/** The audit log's filters, kept in an address that can be reloaded and bookmarked. */
export function AuditFilter({ filters, people }: { filters: AuditFilters; people: readonly AuditPerson[] }) {
  const t = useTranslations('Audit')
  const locale = useLocale()
  const isKnown = people.some(({ id }) => id === filters.person)
  const unknown: Option[] = filters.person && !isKnown ? [[filters.person, filters.person]] : []
  return (
    <form
      key={JSON.stringify(filters)}
      action={localePath(routes.audit, locale)}
      role="search"
      aria-label={t('filterTitle')}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 [&_input,&_select]:h-11 [&_input]:px-3 [&_select]:pl-3 [&_input,&_select]:py-0"
    >
      <FilterSelect
        name="person"
        label={t('person')}
        value={filters.person}
        options={[
          ['', t('anyPerson')],
          ...unknown,
          ...people.map(({ id, email }): Option => [id, email ?? t('formerAccount', { id: id.slice(0, 8) })]),
        ]}
      />
      <FilterSelect
        name="kind"
        label={t('what')}
        value={filters.kind}
        options={[['', t('anyKind')], ...auditKinds.map((kind): Option => [kind, t(`kinds.${kind}`)])]}
      />
      <FilterInput name="from" type="date" label={t('fromDay')} value={filters.from} />
      <FilterInput name="to" type="date" label={t('toDay')} value={filters.to} />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit">{t('apply')}</Button>
        {auditFilterValues(filters).length > 0 && (
          <ButtonLink variant="quiet" href={routes.audit}>
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
