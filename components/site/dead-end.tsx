import type { ReactNode } from 'react'
import { Scene } from './scene'

/** A page for a failed request: the reason, and where to go from here. */
export function DeadEnd({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div data-dead-end className="shell grid min-h-[60vh] content-center py-16">
      <div className="grid w-full max-w-2xl justify-items-start gap-5">
        <Scene name="first-light" className="aspect-[16/7] w-96 max-w-full rounded-card" />
        <h1>{title}</h1>
        <p className="max-w-xl text-lead text-quiet">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  )
}
