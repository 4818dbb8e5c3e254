import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { routes } from '@/lib/routes'
import type { ImportCheck } from '@/lib/site-content/import'
import { ImportedDocumentView } from './imported-document'
import { isImported, useImport } from './use-import'

/** The changes in the file by document, with the buttons to import and publish. It takes the focus when it appears. */
export function ImportResult({ check: { documents, files } }: { check: ImportCheck }) {
  const t = useTranslations('ContentImport')
  const { outcomes, replaced, replace, busy, toImport, toPublish, importAll, publishAll } =
    useImport(documents)
  const count = (state: string) => documents.filter((each) => each.state === state).length
  const hasBank = toPublish.some(({ key }) => key === 'bank')
  const states = Object.values(outcomes).map(({ state }) => state)
  const isFinished = busy === null && states.includes('saved') && toImport.length === 0
  return (
    <section
      aria-labelledby="result"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-raised p-5 sm:p-7"
    >
      <div>
        <h2 id="result" ref={bringIntoView} tabIndex={-1} className="text-lead outline-none">
          {t('resultTitle')}
        </h2>
        <p className="mt-2">
          {t('result', {
            fresh: count('new'),
            changed: count('changed'),
            same: count('same'),
            refused: count('refused'),
          })}
        </p>
      </div>
      {files.length > 0 && (
        <p className="text-small text-quiet wrap-anywhere">{t('files', { names: files.join(', ') })}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {documents.map((each) => (
          <ImportedDocumentView
            key={each.key}
            document={each}
            outcome={outcomes[each.key]}
            isReplaced={replaced.has(each.key)}
            onReplace={(isChosen) => replace(each.key, isChosen)}
          />
        ))}
      </ul>
      {states.includes('notAuthenticated') && (
        <Refusal code="notAuthenticated" path={routes.siteImport}>
          {t('errors.notAuthenticated')}
        </Refusal>
      )}
      {documents.some(isImported) && toImport.length > 0 && (
        <Button disabled={busy !== null} onClick={importAll} className="sm:justify-self-start">
          {busy === 'importing' ? t('importing') : t('import', { count: toImport.length })}
        </Button>
      )}
      {isFinished && <Notice variant="good">{t('imported')}</Notice>}
      {toPublish.length > 0 && (
        <ConfirmStep label={t('publish', { count: toPublish.length })} group="import">
          <p>{t('publishQuestion')}</p>
          {hasBank && <p>{t('bank')}</p>}
          <Button disabled={busy !== null} onClick={publishAll}>
            {busy === 'publishing' ? t('publishing') : t('publishYes')}
          </Button>
        </ConfirmStep>
      )}
    </section>
  )
}
