import { useLocale, useTranslations } from 'next-intl'
import { Button, type ButtonSize } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import type { ExportError } from '@/lib/http/file-response'
import { FORMAT_FIELD, tableFormats } from '@/lib/table/cells'

/** Chooses an exported table's format. */
export function FormatSelect() {
  const t = useTranslations('StaffList')
  return (
    <select
      name={FORMAT_FIELD}
      aria-label={t('format')}
      className="min-h-11 max-w-full min-w-0 rounded-lg border border-control bg-raised pr-9 pl-3"
    >
      {tableFormats.map((format) => (
        <option key={format} value={format}>
          {t(`formats.${format}`)}
        </option>
      ))}
    </select>
  )
}

/** Downloads a file. It posts, because exports of personal data are recorded, and works without JavaScript. */
export function ExportButton({
  action,
  values = [],
  label,
  hint,
  name,
  size,
  isTable = true,
}: {
  action: string
  values?: readonly (readonly [string, string])[]
  label: string
  /** Describes the file. */
  hint?: string
  /** For screen readers, if the label is ambiguous. */
  name?: string
  size?: ButtonSize
  /** Tables have several formats. */
  isTable?: boolean
}) {
  return (
    <form method="post" action={action} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      {hint && <span className="text-small text-quiet">{hint}</span>}
      <input type="hidden" name="locale" value={useLocale()} />
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isTable && <FormatSelect />}
      <Button variant="quiet" size={size} aria-label={name}>
        <Icon name="staff/download" />
        {label}
      </Button>
    </form>
  )
}

/** Why an export gave no file; the code is in the address. The page may have its own words for some. */
export function ExportNotice({
  code,
  ...own
}: {
  code: ExportError | null
  tooMany?: string
  invalid?: string
}) {
  const error = useTranslations('Leads.exportErrors')
  const privacyError = useTranslations('Privacy.errors')
  if (code === null) return null
  const isOfPrivacy = code === 'notAuthenticated' || code === 'notAdmin' || code === 'unknownData'
  const text = isOfPrivacy ? privacyError(code) : error(code)
  return (
    <div className="mb-6">
      <Notice variant="alert">{own[code as keyof typeof own] ?? text}</Notice>
    </div>
  )
}
