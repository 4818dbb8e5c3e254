import { useTranslations } from 'next-intl'
import { ListBar } from '@/components/ui/admin/list-bar'
import type { Option } from '@/components/ui/field'
import { routes } from '@/lib/routes'
import { type AuditFilters, auditFilterValues, auditKinds } from '@/lib/staff/audit/log'
import type { AuditPerson } from '@/lib/staff/audit/queries'

/** The audit log's filters, kept in an address that can be reloaded and bookmarked. */
export function AuditFilter({ filters, people }: { filters: AuditFilters; people: readonly AuditPerson[] }) {
  const t = useTranslations('Audit')
  const isKnown = people.some(({ id }) => id === filters.person)
  const unknown: Option[] = filters.person && !isKnown ? [[filters.person, filters.person]] : []
  return (
    <ListBar
      path={routes.audit}
      values={Object.fromEntries(auditFilterValues(filters))}
      label={t('filterTitle')}
      filters={[
        {
          name: 'person',
          label: t('person'),
          options: [
            ['', t('anyPerson')],
            ...unknown,
            ...people.map(({ id, email }): Option => [
              id,
              email ?? t('formerAccount', { id: id.slice(0, 8) }),
            ]),
          ],
        },
        {
          name: 'kind',
          label: t('what'),
          options: [['', t('anyKind')], ...auditKinds.map((kind): Option => [kind, t(`kinds.${kind}`)])],
        },
        { name: 'from', label: t('fromDay') },
        { name: 'to', label: t('toDay') },
      ]}
    />
  )
}
