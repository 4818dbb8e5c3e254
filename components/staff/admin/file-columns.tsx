import { useTranslations } from 'next-intl'
import { type Option, SelectField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import {
  type DateOrder,
  type FileColumn,
  HEADINGS_FIELD,
  ORDER_FIELD,
  columnField,
  dateOrders,
} from '@/lib/table/read/form'
import { SectionCard } from './page-parts'

type Columns = readonly FileColumn<string>[]

/** The field of each column of a file. Uncertain ones are open to choose; the rest can be changed too. */
export function FileColumns({
  columns,
  fields,
  lacking,
  asksOrder,
  order = null,
}: {
  columns: Columns
  fields: readonly Option[]
  /** What is missing, in a sentence. */
  lacking: string | null
  /** Whether to ask for the order of day and month. */
  asksOrder: boolean
  /** The order used before. */
  order?: DateOrder | null
}) {
  const t = useTranslations('Leads.import')
  const headings = JSON.stringify(columns.map(({ heading }) => heading))
  const choices = (sure: boolean) =>
    columns.map(
      (column, index) => column.sure === sure && <Choice key={index} {...{ column, index, fields }} />,
    )
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
        {lacking && <Notice variant="alert">{lacking}</Notice>}
        {asksOrder && (
          <SelectField
            label={t('order')}
            name={ORDER_FIELD}
            defaultValue={order ?? ''}
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

function Choice({
  column,
  index,
  fields,
}: {
  column: Columns[number]
  index: number
  fields: readonly Option[]
}) {
  const t = useTranslations('Leads.import')
  return (
    <SelectField
      label={column.heading || t('columnUnnamed', { number: index + 1 })}
      hint={column.sample && t('columnSample', { values: column.sample })}
      name={columnField(index)}
      defaultValue={column.field ?? ''}
      options={[['', t('leaveOut')], ...fields]}
    />
  )
}
