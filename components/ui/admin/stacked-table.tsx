import type { ReactNode } from 'react'

/** For a table that is a list below a width. */
const widths = {
  md: { table: 'max-md:block', head: 'max-md:sr-only' },
  lg: { table: 'max-lg:block', head: 'max-lg:sr-only' },
} as const

/**
 * A table that becomes a list on a narrow screen, its head for screen readers alone. It names its roles, as its rows
 * and cells must, because browsers drop them without table layout.
 */
export function StackedTable({
  label,
  heads,
  below,
  className = '',
  children,
}: {
  label: string
  /** With classes, if a column needs them. */
  heads: readonly (string | readonly [text: string, className: string])[]
  /** The width below which it is a list. */
  below: keyof typeof widths
  className?: string
  children: ReactNode
}) {
  const { table, head } = widths[below]
  return (
    <table role="table" aria-label={label} className={`relative w-full text-left ${table} ${className}`}>
      <thead role="rowgroup" className={head}>
        <tr role="row" className="border-b-2 border-ink text-small">
          {heads.map((each) => {
            const [text = '', own = ''] = [each].flat()
            return (
              <th
                key={text}
                role="columnheader"
                scope="col"
                className={`py-2 pr-4 font-semibold last:pr-0 ${own}`}
              >
                {text}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup" className={table}>
        {children}
      </tbody>
    </table>
  )
}
