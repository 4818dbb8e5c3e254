import { useTranslations } from 'next-intl'
import { applySteps } from '@/lib/brochure/labels'
import { useContent } from '@/lib/site/queries'

/** How to apply, in four steps. */
export function ApplySteps() {
  return (
    <ol className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {applySteps(useTranslations(), useContent()).map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-t border-line py-5 lg:block">
          <span aria-hidden className="w-6 shrink-0 font-display text-section leading-none text-wheat">
            {index + 1}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <h3 className="lg:mt-3">{title}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
