import type { Path } from '@/lib/routes'
import { Link } from '../link'

/** A list's parts with their counts. */
export function CountTabs({
  label,
  tabs,
  className,
}: {
  /** For screen readers. */
  label: string
  tabs: readonly {
    readonly href: Path
    readonly label: string
    readonly isPresent: boolean
    /** Omitted if loading failed. */
    readonly count?: string
  }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-1 gap-y-1 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.isPresent ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 font-semibold hover:text-vine aria-[current=page]:border-vine aria-[current=page]:text-vine sm:px-4"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-clay px-2 text-small font-normal text-ink">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
