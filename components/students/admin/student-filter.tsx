import { useLocale, useTranslations } from 'next-intl'
import { ListBar } from '@/components/ui/admin/list-bar'
import type { Option } from '@/components/ui/field'
import { levelNumbers } from '@/lib/content/level-numbers'
import { formatDay } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { type StudentFilters, studentFilterValues } from '@/lib/students/filters'
import { enrolmentStates } from '@/lib/students/register'

/** The register's search and filters. */
export function StudentFilter({
  filters,
  intakes,
}: {
  filters: StudentFilters
  /** Of all students. */
  intakes: readonly string[]
}) {
  const locale = useLocale()
  const t = useTranslations('Students')
  const payments = useTranslations('PaymentsAdmin')
  const inbox = useTranslations('Leads.inbox')
  const languages = useLanguageNames()
  const { intake } = filters
  const known = intake && !intakes.includes(intake) ? [intake, ...intakes] : intakes
  return (
    <ListBar
      path={routes.students}
      values={Object.fromEntries(studentFilterValues(filters))}
      kept={['list']}
      label={payments('filterTitle')}
      search={t('search')}
      filters={[
        {
          name: 'intake',
          label: t('columns.intake'),
          options: [
            ['', t('anyIntake')],
            ...known.map((day): Option => [day, formatDay(day, locale, 'medium')]),
          ],
        },
        {
          name: 'level',
          label: t('columns.level'),
          options: [
            ['', payments('anyLevel')],
            ...levelNumbers.map(String).map((level): Option => [level, payments('form.level', { level })]),
          ],
        },
        {
          name: 'state',
          label: t('columns.state'),
          options: [
            ['', t('anyState')],
            ...enrolmentStates.map((state): Option => [state, t(`states.${state}`)]),
          ],
        },
        {
          name: 'language',
          label: t('columns.language'),
          options: [
            ['', inbox('anyLanguage')],
            ...routing.locales.map((each): Option => [each, languages(each)]),
          ],
        },
        {
          name: 'owing',
          label: t('columns.outstanding'),
          options: [
            ['', t('anyOwing')],
            ['yes', t('owing')],
          ],
        },
      ]}
    />
  )
}
