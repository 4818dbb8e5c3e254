import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

const HEIGHT = 100
const STEP = 10
const BAR = 7

/** From the left of each column. */
const fills = ['fill-vine', 'fill-grain'] as const

/** A column with one or two bars. */
export interface Column {
  readonly key: string
  /** Shown on hover. */
  readonly title: string
  readonly values: readonly [number] | readonly [number, number]
}

/** Columns over a common base. The scale labels the highest; the page supplies the axis below. */
export function ColumnChart({
  label,
  columns,
  most,
  axis,
}: {
  /** For screen readers. */
  label: string
  columns: readonly Column[]
  /** The scale's labels. */
  most: readonly [highest: string, lowest: string]
  axis: ReactNode
}) {
  // A negative sum (more refunds than payments) has no bar.
  const highest = Math.max(...columns.flatMap(({ values }) => [...values]), 0)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-small text-quiet tabular-nums">
      <div className="flex flex-col justify-between text-right leading-none" aria-hidden>
        <span>{most[0]}</span>
        <span>{most[1]}</span>
      </div>
      <svg
        viewBox={`0 0 ${columns.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        className="h-36 w-full"
        role="img"
        aria-label={label}
      >
        {[0, HEIGHT / 2].map((y) => (
          <rect key={y} y={y} width={columns.length * STEP} height={0.5} className="fill-line" />
        ))}
        {columns.map(({ key, title, values }, index) =>
          values.map((value, place) => {
            const height = highest > 0 ? (Math.max(value, 0) / highest) * HEIGHT : 0
            const width = BAR / values.length
            return (
              <rect
                key={`${key} ${place}`}
                x={index * STEP + (STEP - BAR) / 2 + place * width}
                y={HEIGHT - height}
                width={width}
                height={height}
                className={fills[place]}
              >
                <title>{title}</title>
              </rect>
            )
          }),
        )}
        <rect x={0} y={HEIGHT} width={columns.length * STEP} height={1} className="fill-control" />
      </svg>
      {axis}
    </div>
  )
}

/** A chart's numbers as a folded table, for screen readers and exact values. */
export function ChartTable({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[]
}) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-1 text-small font-semibold text-vine hover:underline">
        <Icon name="staff/chevron-right" className="size-4 group-open:rotate-90" />
        {label}
      </summary>
      <table className="w-full text-left text-small wrap-anywhere">
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
              {rest.map((text, index) => (
                <td key={heads[index + 1]} className="py-1.5 pr-4 tabular-nums">
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
