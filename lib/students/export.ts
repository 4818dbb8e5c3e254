import 'server-only'
import { spreadsheetDay } from '@/lib/dates'
import type { ListExport } from '@/lib/http/file-response'
import { languageName } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatIdd } from '@/lib/leads/phone'
import { fail, ok } from '@/lib/result'
import { authorizeOffice } from '@/lib/staff/queries'
import { type Column, tableFile } from '@/lib/table/table-file'
import type { StudentFilters } from './filters'
import { type Student, exportedStudents } from './queries'

/**
 * The filtered students as a file in the page's language. The database logs it. Admins; the office only a class, by
 * its intake.
 */
export const exportStudents: ListExport<StudentFilters> = async (filters, locale, form) => {
  const staff = await authorizeOffice()
  if (!staff.ok) return staff
  if (!filters.intake && staff.data.staff.role !== 'admin') return fail('notAdmin')
  const students = await exportedStudents(filters)
  if (!students) return fail('tooMany')
  const t = translator(locale)
  const columns: Column<Student>[] = [
    [t('Students.columns.number'), (student) => student.studentNumber],
    [t('PaymentsAdmin.export.firstName'), (student) => student.firstName],
    [t('PaymentsAdmin.export.surname'), (student) => student.surname],
    [t('PaymentsAdmin.export.email'), (student) => student.email],
    [t('PaymentsAdmin.export.phone'), ({ phone }) => phone && formatIdd(phone)],
    [t('Students.columns.level'), (student) => student.level],
    [t('Students.columns.intake'), ({ intake }) => spreadsheetDay(intake)],
    [t('Students.columns.language'), ({ language }) => languageName(language, locale)],
    [t('Students.columns.state'), ({ state }) => t(`Students.states.${state}`)],
    [t('Students.columns.since'), ({ stateOn }) => spreadsheetDay(stateOn)],
    [t('PaymentsAdmin.tabs.overdue'), ({ overdue }) => Number(overdue)],
    [t('PaymentsAdmin.export.outstanding'), ({ outstanding }) => Number(outstanding)],
  ]
  return ok(tableFile(form, t('Students.file'), columns, students))
}
