import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDay } from '@/lib/i18n/formats'
import { type PagePath, withQuery } from '@/lib/routes'
import { Button } from '../button'
import { type Option, SelectField, TextField } from '../field'
import { Icon } from '../icon'
import { ButtonLink, Link } from '../link'
import { ListForm } from './list-form'

/** A filter: one of the options, of which an empty one does not filter, or a day. */
export interface ListFilter {
  readonly name: string
  readonly label: string
  readonly options?: readonly Option[]
}

/** The button that opens the filters. It works without JavaScript. */
function Panel({
  filters,
  values,
  count,
}: {
  filters: readonly ListFilter[]
  values: Readonly<Record<string, string>>
  count: number
}) {
  const t = useTranslations('StaffList')
  return (
    <details className="list-filters">
      <summary className="button button-small button-quiet">
        {count > 0 ? t('filterCount', { count }) : t('filter')}
        <Icon name="chevron-down" />
      </summary>
      <div>
        {filters.map(({ options, ...field }) =>
          options ? (
            <SelectField
              key={field.name}
              {...field}
              options={options}
              defaultValue={values[field.name] ?? options[0]![0]}
            />
          ) : (
            <TextField key={field.name} {...field} type="date" defaultValue={values[field.name]} />
          ),
        )}
      </div>
    </details>
  )
}

/**
 * The line above a list: its tabs, the search and the button for the filters; below it the filters that are set, each
 * with a link to remove it.
 */
export function ListBar({
  tabs,
  path,
  values,
  kept = [],
  label,
  search,
  filters = [],
}: {
  tabs?: ReactNode
  path: PagePath
  /** In the address, by name, without the page's number. */
  values: Readonly<Record<string, string>>
  /** Names of values that belong to the tab rather than to the filters. */
  kept?: readonly string[]
  /** Of the form, for screen readers. */
  label: string
  /** The label of the search field (`q`). */
  search?: string
  filters?: readonly ListFilter[]
}) {
  const locale = useLocale()
  const t = useTranslations('StaffList')
  const set = filters.filter(({ name }) => name in values && !kept.includes(name))
  const without = (names: readonly string[]) =>
    withQuery(path, Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))))
  const textOf = ({ name, label, options }: ListFilter) => {
    const value = values[name]!
    const known = options?.find(([each]) => each === value)
    return `${label}: ${options ? (known?.[1] ?? value) : formatDay(value, locale, 'medium')}`
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="list-bar">
        {tabs}
        <ListForm path={path} values={values} label={label}>
          {Object.entries(values)
            .filter(([name]) => name !== 'q' && !filters.some((filter) => filter.name === name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          {search && (
            <input
              type="search"
              name="q"
              aria-label={search}
              placeholder={search}
              maxLength={100}
              defaultValue={values.q}
              className="field-box"
            />
          )}
          {filters.length > 0 && <Panel filters={filters} values={values} count={set.length} />}
          <Button size="small" variant="quiet" className="hidden noscript:inline-flex">
            {t('apply')}
          </Button>
        </ListForm>
      </div>
      {(set.length > 0 || values.q) && (
        <ul aria-label={t('filtersSet')} className="list-chips">
          {set.map((filter) => (
            <li key={filter.name}>
              <Link
                href={without([filter.name])}
                scroll={false}
                aria-label={t('removeFilter', { filter: textOf(filter) })}
              >
                <span>
                  {textOf(filter)}
                  <Icon name="x" />
                </span>
              </Link>
            </li>
          ))}
          <li>
            <ButtonLink
              variant="quiet"
              size="small"
              scroll={false}
              href={without(['q', ...set.map(({ name }) => name)])}
            >
              {t('clear')}
            </ButtonLink>
          </li>
        </ul>
      )}
    </div>
  )
}
