import type { ReactNode } from 'react'

/** A titled section of a staff page. */
export function SectionCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-7">
      <h2 id={id} className="mb-4 text-lead">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The title of a part of a section. */
export function SectionSubtitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className="font-text text-body font-semibold tracking-normal">
      {children}
    </h3>
  )
}
