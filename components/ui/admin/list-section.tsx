import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { Path } from '@/lib/routes'
import { ButtonLink } from '../link'
import { Pager } from '../pager'

/** A page of a list, from 1, for a member of staff. */
export interface ListPage<Filters> {
  readonly filters: Filters
  readonly page: number
  readonly isAdmin: boolean
}

/** What an empty list says: that it is empty, and the next step. */
export function EmptyList({
  text,
  help,
  children,
}: {
  text: string
  help?: string
  /** Buttons of the next step. */
  children?: ReactNode
}) {
  return (
    <div className="grid justify-items-start gap-2 py-6">
      <p className="font-semibold">{text}</p>
      {help && <p className="text-quiet">{help}</p>}
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}

/** A list's empty state while filters are set, with the way to the whole list; announced, as the filters keep the focus. */
export function NothingFound({ text, all }: { text: string; all: Path }) {
  const t = useTranslations('StaffList')
  return (
    <div role="status">
      <EmptyList text={text}>
        <ButtonLink variant="quiet" size="small" href={all}>
          {t('showAll')}
        </ButtonLink>
      </EmptyList>
    </div>
  )
}

/** A page of a list with its foot: matches, export and pager. A page after the last one leads to the first. */
export function ListSection({
  label,
  found,
  exporting,
  pager,
  note,
  children,
}: {
  label: string
  /** The number of matches in a sentence. */
  found?: string
  /** The form that exports the list. */
  exporting?: ReactNode
  pager?: Omit<ComponentProps<typeof Pager>, 'labels'> & { readonly label: string }
  /** What the list is for. */
  note?: string
  children: ReactNode
}) {
  const t = useTranslations('StaffList')
  const isPast = pager !== undefined && pager.page > Math.max(pager.pages, 1)
  return (
    <section aria-label={label} className="list-section">
      {isPast ? (
        <EmptyList text={t('pagePast')}>
          <ButtonLink variant="quiet" href={pager.hrefOf(1)}>
            {t('firstPage')}
          </ButtonLink>
        </EmptyList>
      ) : (
        <>
          {children}
          {(found || exporting) && (
            <div className="list-foot">
              <p role="status" className="text-small text-quiet">
                {found}
              </p>
              {exporting}
            </div>
          )}
          {pager && (
            <Pager
              page={pager.page}
              pages={pager.pages}
              hrefOf={pager.hrefOf}
              labels={{ nav: pager.label, previous: t('previous'), next: t('next') }}
            />
          )}
        </>
      )}
      {note && <p className="mt-4 max-w-2xl text-small text-quiet">{note}</p>}
    </section>
  )
}
