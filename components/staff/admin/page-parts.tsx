import type { ReactNode } from 'react'
import { Arriving } from '@/components/ui/admin/arriving'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Path } from '@/lib/routes'

export interface PageHeadProps {
  title: string
  /** The parent page, linked before the title. */
  back?: { href: Path; label: string }
  /** The page's actions, the main one first. */
  actions?: ReactNode
}

/** The head of a staff page: title and actions in one line. */
export function PageHead({ title, back, actions }: PageHeadProps) {
  return (
    <div className="office-head">
      {back && (
        <Link
          href={back.href}
          aria-label={back.label}
          title={back.label}
          className="bar-button -ml-2 text-vine print:hidden"
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      <Arriving as="h1">{title}</Arriving>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </div>
  )
}

/** A titled section of a staff page. */
export function SectionCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="office-card">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
