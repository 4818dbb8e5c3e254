import type { ReactNode } from 'react'

/**
 * The table of a list: rows of 44 px under a head that sticks, cards where it does not fit (app/styles/lists.css). It names its
 * roles, as its rows and cells must, because browsers drop them without table layout.
 */
export function ListTable({
  label,
  heads,
  children,
}: {
  label: string
  /** With classes, if a column needs them. */
  heads: readonly (string | readonly [text: string, className: string])[]
  children: ReactNode
}) {
  return (
    <div className="list-table">
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((each) => {
              const [text = '', className] = [each].flat()
              return (
                <th key={text} role="columnheader" scope="col" className={className}>
                  {text}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  )
}
