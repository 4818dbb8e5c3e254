import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import { Icon } from '@/components/ui/icon'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import type { ImportedDocument } from '@/lib/site-content/import'
import type { ContentIssue } from '@/lib/site-content/schema'
import { useContentLabels } from '../content-labels'
import { DifferenceList } from '../difference-list'
import { type Outcome, isImported } from './use-import'

const tones: Readonly<Record<ImportedDocument['state'], BadgeTone>> = {
  new: 'active',
  changed: 'active',
  same: 'quiet',
  refused: 'alert',
}

const outcomeTones: Readonly<Partial<Record<Outcome['state'], BadgeTone>>> = {
  working: 'quiet',
  kept: 'waiting',
  saved: 'good',
  published: 'good',
  waiting: 'waiting',
  delayed: 'waiting',
}

/** A file can have thousands of errors. */
const MOST_FIELDS = 20

/** A document of the file: its changes, its obstacles, and its outcome. */
export function ImportedDocumentView({
  document: { key, state, differences, missing, wrong, draft },
  outcome,
  isReplaced,
  onReplace,
}: {
  document: ImportedDocument
  outcome: Outcome | undefined
  isReplaced: boolean
  onReplace: (isChosen: boolean) => void
}) {
  const t = useTranslations('ContentImport')
  const name = useTranslations('Content.documents')(`${key}.name`)
  const mayReplace = isImported({ state } as ImportedDocument) && draft !== null
  return (
    <li
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-5"
      aria-labelledby={`import-${key}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={`import-${key}`} className="font-text text-body font-semibold tracking-normal">
          {name}
        </h3>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      {wrong.length > 0 && <Fields document={key} label={t('wrong')} issues={wrong} />}
      {state !== 'refused' && missing.length > 0 && (
        <Fields document={key} label={t('missing')} issues={missing} />
      )}
      {key === 'bank' && state !== 'refused' && state !== 'same' && <p className="text-small">{t('bank')}</p>}
      {differences.length > 0 && (
        <details className="group min-w-0">
          <summary
            className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold hover:text-vine [&::-webkit-details-marker]:hidden"
            aria-label={t('differencesOf', { count: differences.length, name })}
          >
            <Icon name="staff/chevron-right" className="group-open:rotate-90" />
            {t('differences', { count: differences.length })}
          </summary>
          <div className="pt-3">
            <DifferenceList documentKey={key} differences={differences} />
          </div>
        </details>
      )}
      {mayReplace && !outcome?.state.match(/^(?:saved|published|waiting|delayed)$/) && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isReplaced}
            onChange={({ target }) => onReplace(target.checked)}
            className="size-5 shrink-0 accent-vine"
          />
          <span className="wrap-anywhere">
            {t.rich('replace', {
              name,
              who: draft.savedBy,
              date: () => <StaffTime iso={draft.savedAt} />,
            })}
          </span>
        </label>
      )}
      {outcome && (
        // Announces progress during the import.
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={outcomeTones[outcome.state] ?? 'alert'}>{t(`outcomes.${outcome.state}.title`)}</Badge>
          {outcome.state !== 'working' && (
            <span className="text-small">{t(`outcomes.${outcome.state}.text`)}</span>
          )}
          {outcome.state !== 'working' && (
            <Link
              href={routes.siteDocument(key)}
              target="_blank"
              aria-label={t('openOf', { name })}
              className="inline-flex min-h-11 items-center font-semibold text-vine underline underline-offset-4"
            >
              {t('open')}
            </Link>
          )}
        </p>
      )}
    </li>
  )
}

function Fields({
  document,
  label,
  issues,
}: {
  document: string
  label: string
  issues: readonly ContentIssue[]
}) {
  const t = useTranslations('ContentImport')
  const labels = useContentLabels(document)
  const names = [...new Set(issues.map(({ path }) => labels.trail(path) || t('structure')))]
  return (
    <p className="text-small wrap-anywhere">
      {label} {names.slice(0, MOST_FIELDS).join('; ')}
      {names.length > MOST_FIELDS && ` ${t('more', { count: names.length - MOST_FIELDS })}`}
    </p>
  )
}
