'use client'

import { useTranslations } from 'next-intl'
import { SectionCard } from '@/components/staff/admin/section-card'
import { type Option, SelectField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import {
  HEADINGS_FIELD,
  type ImportCheck,
  ORDER_FIELD,
  columnField,
  dateOrders,
  importFields,
} from '@/lib/leads/import/form'

type Columns = ImportCheck['columns']

/** The field of each column. Uncertain ones are open to choose; the rest can be changed too. */
export function ImportColumns({ check: { columns, lacking, asksOrder } }: { check: ImportCheck }) {
  const t = useTranslations('Leads.import')
  const headings = JSON.stringify(columns.map(({ heading }) => heading))
  const choices = (sure: boolean) =>
    columns.map((column, index) => column.sure === sure && <Choice key={index} {...{ column, index }} />)
  const certain = columns.filter(({ sure }) => sure).length
  const grid = 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2'
  return (
    // The key resets the fields after a new check.
    <SectionCard
      key={headings + columns.map(({ field }) => field).join()}
      id="columns"
      title={t('columnsTitle')}
    >
      <input type="hidden" name={HEADINGS_FIELD} value={headings} />
      <div className="grid gap-5">
        {lacking && <Notice variant="alert">{t(`lacking.${lacking}`)}</Notice>}
        {asksOrder && (
          <SelectField
            label={t('order')}
            name={ORDER_FIELD}
            options={[['', t('choose')], ...dateOrders.map((order): Option => [order, t(`orders.${order}`)])]}
          />
        )}
        {certain < columns.length && (
          <>
            <p className="text-quiet">{t('columnsUnsure')}</p>
            <div className={grid}>{choices(false)}</div>
          </>
        )}
        {certain > 0 && (
          <details className="group">
            <summary className="flex min-h-11 items-center gap-2 font-semibold hover:text-vine">
              <Icon name="staff/chevron-right" className="group-open:rotate-90" />
              {t('columnsSure', { count: certain })}
            </summary>
            <div className={`${grid} pt-3`}>{choices(true)}</div>
          </details>
        )}
      </div>
    </SectionCard>
  )
}

function Choice({ column, index }: { column: Columns[number]; index: number }) {
  const t = useTranslations('Leads.import')
  return (
    <SelectField
      label={column.heading || t('columnUnnamed', { number: index + 1 })}
      name={columnField(index)}
      defaultValue={column.field ?? ''}
      options={[['', t('leaveOut')], ...importFields.map((field): Option => [field, t(`fields.${field}`)])]}
    />
  )
}
