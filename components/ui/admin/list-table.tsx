import type { ReactNode } from 'react'

/** A column: its head, a row's cell, and their classes. The head's default to those of `headOf`. */
export type TableColumn<Row> = readonly [
  head: string,
  cell: (row: Row) => ReactNode,
  className?: string | ((row: Row) => string),
  headClass?: string,
]

interface TableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
}

type Classes = Readonly<Partial<Record<'table' | 'head' | 'headRow' | 'th' | 'body' | 'tr' | 'td', string>>>

/** The head of numbers is on the right, as they are in the table; on a card they may be for another reason. */
const headOf = (own: TableColumn<never>[2]) =>
  typeof own === 'string' && /(?:^| )(?:lg:)?text-right\b/.test(own) ? 'text-right' : undefined

const joined = (...classes: readonly (string | undefined)[]) => classes.filter(Boolean).join(' ') || undefined

/** A table that names its roles, because browsers drop them without table layout. */
function Table<Row extends { readonly id: string | number }>({
  label,
  columns,
  rows,
  classes = {},
}: TableProps<Row> & { classes?: Classes }) {
  return (
    <table role="table" aria-label={label} className={classes.table}>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row" className={classes.headRow}>
          {columns.map(([head, , own, headClass = headOf(own)]) => (
            <th key={head} role="columnheader" scope="col" className={joined(classes.th, headClass)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={classes.body}>
        {rows.map((row) => (
          <tr key={row.id} role="row" className={classes.tr}>
            {columns.map(([head, cell, own]) => (
              <td
                key={head}
                role="cell"
                className={joined(classes.td, typeof own === 'function' ? own(row) : own)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The table of a list: rows of 44 px under a head that sticks, cards where it does not fit (app/styles/lists.css). */
export const ListTable = <Row extends { readonly id: string | number }>(props: TableProps<Row>) => (
  <div className="list-table">
    <Table {...props} />
  </div>
)

/** The table of a part of a page, on a narrow screen a list with its head for screen readers alone. */
export const StackedTable = <Row extends { readonly id: string | number }>({
  className,
  rowClass = 'max-md:gap-1 max-md:py-3',
  cellClass = 'py-2 wrap-anywhere',
  ...table
}: TableProps<Row> & { className?: string; rowClass?: string; cellClass?: string }) => (
  <Table
    {...table}
    classes={{
      table: joined('relative w-full text-left max-md:block', className),
      head: 'max-md:sr-only',
      headRow: 'border-b-2 border-ink text-small',
      th: 'py-2 pr-4 font-semibold last:pr-0',
      body: 'max-md:block',
      tr: `border-b border-line align-top last:border-0 max-md:grid ${rowClass}`,
      td: `pr-4 last:pr-0 max-md:p-0 ${cellClass}`,
    }}
  />
)
