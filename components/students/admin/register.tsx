import { getLocale, getTranslations } from 'next-intl/server'
import { ChosenLeads } from '@/components/leads/admin/chosen-leads'
import { ExportButton } from '@/components/staff/admin/export'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { ListBar } from '@/components/ui/admin/list-bar'
import { EmptyList, type ListPage, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import type { Option } from '@/components/ui/field'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PrintButton } from '@/components/ui/print-button'
import { levelNumbers } from '@/lib/content/level-numbers'
import { counted, formatDay, formatNumber } from '@/lib/i18n/formats'
import { languageName, routing } from '@/lib/i18n/routing'
import { isMailOn } from '@/lib/mail/smtp'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { publishedContent } from '@/lib/site/queries'
import { waitingCounts } from '@/lib/staff-menu/queries'
import { type StudentFilters, studentFilterValues, studentPath, studentsPath } from '@/lib/students/filters'
import { studentPage } from '@/lib/students/queries'
import { enrolmentStates } from '@/lib/students/register'
import { StudentList } from './student-list'

/** A page of the register with its tabs, search and filters, export, class list and mail by template. */
export async function Register({ filters, page, isAdmin }: ListPage<StudentFilters>) {
  const [locale, t, all, payments, read, counts, { templates }] = await Promise.all([
    getLocale(),
    getTranslations('Students'),
    getTranslations('StaffList'),
    getTranslations('PaymentsAdmin'),
    settle('studentPage', studentPage(filters, page)),
    settle('waitingCounts', waitingCounts(isAdmin ? 'admin' : 'office')),
    publishedContent(),
  ])
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { students, total, size, intakes } = read.data
  const starts = new Set([...(filters.intake ? [filters.intake] : []), ...intakes])
  const options = {
    intake: [...starts].map((day): Option => [day, formatDay(day, locale, 'medium')]),
    level: levelNumbers.map(String).map((level): Option => [level, payments('form.level', { level })]),
    state: enrolmentStates.map((state): Option => [state, t(`states.${state}`)]),
    language: routing.locales.map((each): Option => [each, languageName(each, locale)]),
    owing: [['yes', payments('tabs.overdue')]],
  } as const
  const waiting = counts.ok ? formatNumber(counts.data.documents ?? 0, locale) : undefined
  const values = studentFilterValues(filters)
  const mayExport = isAdmin || filters.intake !== null
  const isClass = filters.list === 'class'
  const choosable = isMailOn && !isClass
  const rows = (
    <StudentList
      students={students}
      hrefOf={(lead) => studentPath(lead, filters, page)}
      choosable={choosable}
    />
  )
  const none =
    values.length > 0 ? (
      <NothingFound text={t('noneFound')} all={routes.students} />
    ) : (
      <EmptyList text={t('none')} help={t('noneHelp')} />
    )
  const exporting = total > 0 && (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <ButtonLink variant="quiet" href={studentsPath({ ...filters, list: isClass ? null : 'class' })}>
        {t(isClass ? 'pages' : 'classList')}
      </ButtonLink>
      {isClass && <PrintButton label={payments('actions.print')} />}
      {mayExport && <ExportButton action={api.exportStudents} values={values} label={all('export')} />}
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="print:hidden">
        <ListBar
          tabs={
            <CountTabs
              label={t('tabs.label')}
              tabs={([null, 'waiting'] as const).map((documents) => ({
                href: studentsPath({ ...filters, documents }),
                label: t(`tabs.${documents ?? 'all'}`),
                isPresent: documents === filters.documents,
                count: documents ? waiting : undefined,
              }))}
            />
          }
          path={routes.students}
          values={Object.fromEntries(values)}
          kept={['list', 'documents']}
          label={payments('filterTitle')}
          search={t('search')}
          filters={(['intake', 'level', 'state', 'language', 'owing'] as const).map((name) => ({
            name,
            label: t(`columns.${name}`),
            options: [['', t('any')], ...options[name]],
          }))}
        />
      </div>
      <ListSection
        label={t('title')}
        found={total > 0 ? t('found', counted(total, locale)) : undefined}
        note={mayExport ? undefined : t('exportNote')}
        exporting={exporting}
        pager={{
          page,
          pages: Math.ceil(total / size),
          hrefOf: (number) => studentsPath(filters, number),
          label: t('pager'),
        }}
      >
        {total === 0 ? (
          none
        ) : choosable ? (
          <ChosenLeads
            list={studentsPath(filters, page)}
            locale={locale}
            templates={templates.templates.map(({ title }) => title[locale])}
          >
            {rows}
          </ChosenLeads>
        ) : (
          rows
        )}
      </ListSection>
    </div>
  )
}
