import { ChevronRight } from 'lucide-react'

/** The figures of a chart as a table, folded away: for who cannot see the drawing, and for who wants to be exact. */
export function TableBehind({
  summary,
  heads,
  rows,
}: {
  summary: string
  heads: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[]
}) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-1 text-small font-semibold text-vine hover:underline">
        <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden />
        {summary}
      </summary>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-ink">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-normal break-all">
                {first}
              </th>
              {rest.map((text, place) => (
                <td key={heads[place + 1]} className="py-1.5 pr-4 tabular-nums">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
