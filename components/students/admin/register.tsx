import { getLocale, getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/staff/admin/export'
import { EmptyList, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { isMailOn } from '@/lib/mail/smtp'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { publishedContent } from '@/lib/site/queries'
import {
  type StudentFilters,
  studentFilterValues,
  studentFilters,
  studentsPath,
} from '@/lib/students/filters'
import { studentPage } from '@/lib/students/queries'
import { ChosenStudents } from './chosen-students'
import { StudentFilter } from './student-filter'
import { StudentList } from './student-list'

/** A page of the register with its filters, export, class list and mail by template. */
export async function Register({
  filters,
  page,
  isAdmin,
}: {
  filters: StudentFilters
  page: number
  isAdmin: boolean
}) {
  const [locale, t, all, read, content] = await Promise.all([
    getLocale(),
    getTranslations('Students'),
    getTranslations('StaffList'),
    settle('studentPage', studentPage(filters, page)),
    publishedContent(),
  ])
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { students, total, size, intakes } = read.data
  const values = studentFilterValues(filters)
  const templates = content.templates.templates.map(({ title }) => title[locale])
  const mayExport = isAdmin || filters.intake !== null
  const isClass = filters.list === 'class'
  const rows = <StudentList students={students} choosable={isMailOn && !isClass} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="print:hidden">
        <StudentFilter filters={filters} intakes={intakes} />
      </div>
      {total === 0 ? (
        <ListSection label={t('title')}>
          {values.length > 0 ? (
            <NothingFound text={t('noneFound')} all={studentsPath(studentFilters({}))} />
          ) : (
            <EmptyList text={t('none')} help={t('noneHelp')}>
              <ButtonLink size="small" variant="quiet" href={routes.leads}>
                {t('toLeads')}
              </ButtonLink>
            </EmptyList>
          )}
        </ListSection>
      ) : (
        <ListSection
          label={t('title')}
          found={t('found', counted(total, locale))}
          note={mayExport ? undefined : t('exportNote')}
          exporting={
            <div className="flex flex-wrap items-center gap-3 print:hidden">
              <ButtonLink
                size="small"
                variant="quiet"
                href={studentsPath({ ...filters, list: isClass ? null : 'class' })}
              >
                {t(isClass ? 'pages' : 'classList')}
              </ButtonLink>
              {mayExport && (
                <ExportButton
                  action={api.exportStudents}
                  values={values}
                  label={all('export')}
                  hint={all('exportHint')}
                />
              )}
            </div>
          }
          pager={{
            page,
            pages: Math.ceil(total / size),
            hrefOf: (number) => studentsPath(filters, number),
            label: t('pager'),
          }}
        >
          {isMailOn && !isClass ? (
            <ChosenStudents locale={locale} templates={templates}>
              {rows}
            </ChosenStudents>
          ) : (
            rows
          )}
        </ListSection>
      )}
    </div>
  )
}
