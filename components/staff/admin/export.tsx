import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
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
      className="min-h-11 rounded-lg border border-control bg-raised pr-9 pl-3"
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
  isTable = true,
}: {
  action: string
  values?: readonly (readonly [string, string])[]
  label: string
  /** Describes the file. */
  hint?: string
  /** Tables have several formats. */
  isTable?: boolean
}) {
  return (
    <form method="post" action={action} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hint && <span className="text-small text-quiet">{hint}</span>}
      <input type="hidden" name="locale" value={useLocale()} />
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isTable && <FormatSelect />}
      <Button type="submit" variant="quiet">
        <Icon name="staff/download" />
        {label}
      </Button>
    </form>
  )
}

/** Why an export gave no file; the code is in the address. `tooMany` is the page's message for too many rows. */
export function ExportNotice({ code, tooMany }: { code: ExportError | null; tooMany?: string }) {
  const error = useTranslations('Leads.exportErrors')
  const privacyError = useTranslations('Privacy.errors')
  if (code === null) return null
  const isOfPrivacy = code === 'notAuthenticated' || code === 'notAdmin' || code === 'unknownData'
  const text = isOfPrivacy ? privacyError(code) : error(code)
  return (
    <div className="mb-6">
      <Notice variant="alert">{(code === 'tooMany' && tooMany) || text}</Notice>
    </div>
  )
}
