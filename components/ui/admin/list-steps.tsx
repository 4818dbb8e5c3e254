import type { Path } from '@/lib/routes'
import { ButtonLink } from '../link'
import { ListKeys } from './list-keys'

/** The addresses of the entries before and after the open one; if it is not in the list, the first comes next. */
export function adjacent<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  openId: string,
  pathOf: (id: string) => Path,
) {
  const index = entries.findIndex(({ id }) => id === openId)
  const path = (entry: Entry | undefined) => (entry ? pathOf(entry.id) : null)
  return { previous: index > 0 ? path(entries[index - 1]) : null, next: path(entries[index + 1]) }
}

/** Links to the entries of a list before and after the open one. */
export function ListSteps({
  labels,
  previous,
  next,
}: {
  labels: Readonly<Record<'steps' | 'previous' | 'next', string>>
  previous: Path | null
  next: Path | null
}) {
  if (!previous && !next) return null
  return (
    <nav aria-label={labels.steps} className="flex flex-wrap items-center gap-2 print:hidden">
      {previous && (
        <ButtonLink href={previous} variant="quiet" size="small" aria-keyshortcuts="K">
          {labels.previous}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={next} variant="quiet" size="small" aria-keyshortcuts="J">
          {labels.next}
        </ButtonLink>
      )}
      <ListKeys previous={previous} next={next} />
    </nav>
  )
}
