import type { ReactNode } from 'react'

/** A page that could not give what was asked: what happened, and where to go from here. */
export function DeadEnd({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="shell grid min-h-[60vh] content-center justify-items-start gap-5 py-16">
      <svg viewBox="0 0 320 90" className="w-72 max-w-full rounded-card" aria-hidden>
        <rect width="320" height="90" className="fill-sky" />
        <path
          d="M0 62C40 20 84 8 124 46c34-40 84-50 130-6 22-10 44-8 66 6v44H0z"
          className="fill-dome-near"
        />
        <path d="M0 70c90-24 230-24 320 0v20H0z" className="fill-field-near" />
        <path
          d="M150 90c-2-10 20-10 16-19"
          className="fill-none stroke-path"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </svg>
      <h1>{title}</h1>
      <p className="max-w-xl text-lead text-quiet">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
