import type { ReactNode } from 'react'

/** The head of a page: its title, a sentence, and what belongs beside them. */
export function PageHero({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children?: ReactNode
}) {
  return (
    <div className="under-header bg-clay">
      <div className="shell py-12 sm:py-16">
        <h1>{title}</h1>
        {intro && <p className="mt-4 max-w-2xl text-lead text-quiet">{intro}</p>}
        {children}
      </div>
    </div>
  )
}
