import type { Path } from '@/lib/routes'
import { Link } from '../link'

/** A list's parts with their counts, in one line (app/styles/lists.css). */
export function CountTabs({
  label,
  tabs,
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
}) {
  return (
    <nav aria-label={label} className="list-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} aria-current={tab.isPresent ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
