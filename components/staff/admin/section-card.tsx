import type { ReactNode } from 'react'

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
