import type { ReactNode } from 'react'

/**
 * The table of a part of a page, on a narrow screen a list with its head for screen readers alone. It names its roles, as
 * its rows and cells must, because browsers drop them without table layout.
 */
export function StackedTable({
  label,
  heads,
  className = '',
  children,
}: {
  label: string
  /** With classes, if a column needs them. */
  heads: readonly (string | readonly [text: string, className: string])[]
  className?: string
  children: ReactNode
}) {
  return (
    <table role="table" aria-label={label} className={`relative w-full text-left max-md:block ${className}`}>
      <thead role="rowgroup" className="max-md:sr-only">
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
      <tbody role="rowgroup" className="max-md:block">
        {children}
      </tbody>
    </table>
  )
}
