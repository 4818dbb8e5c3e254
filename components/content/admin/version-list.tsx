import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/admin/badge'
import { Button } from '@/components/ui/button'
import { type Option, SelectField } from '@/components/ui/field'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import type { DocumentKey } from '@/lib/content/documents'
import { hasSample } from '@/lib/content/samples'
import { localePath } from '@/lib/i18n/paths'
import { routes, withQuery } from '@/lib/routes'
import { type VersionLine, isUpcoming, liveVersion } from '@/lib/site-content/schema'

/** Gives the name of a version by its number; 0 is the supplied sample. */
export function useVersionName(documentKey: DocumentKey) {
  const t = useTranslations('Content.versions')
  const states = useTranslations('Content.states')
  const original = hasSample(documentKey) ? states('sample') : states('empty')
  return (version: number) => (version === 0 ? original : t('version', { version: String(version) }))
}

/** Works without JavaScript. */
function CompareForm({
  documentKey,
  versions,
  from,
  to,
}: {
  documentKey: DocumentKey
  versions: readonly VersionLine[]
  from: number | null
  to: number | null
}) {
  const locale = useLocale()
  const t = useTranslations('Content.versions')
  const nameOf = useVersionName(documentKey)
  const numbers = [...versions.map(({ version }) => version), 0]
  const chosen = { from: from ?? numbers[1], to: to ?? numbers[0] }
  return (
    <form
      action={localePath(routes.siteVersions(documentKey), locale)}
      className="mb-6 flex flex-wrap items-end gap-4"
    >
      {(['from', 'to'] as const).map((name) => (
        <SelectField
          key={name}
          id={`compare-${name}`}
          label={t(name)}
          name={name}
          defaultValue={chosen[name]}
          options={numbers.map((number): Option => [String(number), nameOf(number)])}
        />
      ))}
      <Button variant="quiet">{t('compare')}</Button>
    </form>
  )
}

/** A document's versions: author, live date, and a link to restore each. */
export function VersionList({
  documentKey,
  versions,
  from,
  to,
}: {
  documentKey: DocumentKey
  versions: readonly VersionLine[]
  from: number | null
  to: number | null
}) {
  const t = useTranslations('Content.versions')
  const states = useTranslations('Content.states')
  const live = liveVersion(versions)
  if (versions.length === 0) return <p className="text-quiet">{t('none')}</p>
  return (
    <>
      <CompareForm documentKey={documentKey} versions={versions} from={from} to={to} />
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {versions.map((line) => {
          const { version, liveFrom, madeAt, madeBy } = line
          return (
            <li
              key={version}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4 last:border-0"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-3 font-semibold">
                  {t('version', { version: String(version) })}
                  {version === live?.version && <Badge tone="good">{states('published')}</Badge>}
                  {isUpcoming(line) && <Badge tone="active">{states('scheduled')}</Badge>}
                </p>
                <p className="text-small wrap-anywhere text-quiet">
                  {t(isUpcoming(line) ? 'scheduled' : 'made')} <StaffTime iso={madeAt} />, {madeBy}.{' '}
                  {t('liveFrom')} <StaffTime iso={liveFrom} />
                </p>
              </div>
              <ButtonLink
                variant="quiet"
                size="small"
                aria-label={t('restoreOf', { version: String(version) })}
                href={withQuery(routes.siteDocument(documentKey), { restore: String(version) })}
              >
                {t('restore')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
