import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { FieldSpec } from '@/lib/content/field-spec'
import { documentDifferences, withValue } from '@/lib/site-content/differences'
import type { TheirDocument } from '@/lib/site-content/schema'
import { DifferenceList } from '../difference-list'

type Side = 'mine' | 'theirs'

/**
 * Compares a colleague's version with the form, field by field, and asks which value to keep. Does nothing until then.
 */
export function ConflictPanel({
  documentKey,
  spec,
  mine,
  theirs,
  onDecided,
}: {
  documentKey: string
  spec: FieldSpec
  mine: unknown
  theirs: TheirDocument
  /** Takes the merged document. */
  onDecided: (document: unknown) => void
}) {
  const t = useTranslations('Content.conflict')
  const [differences] = useState(() => documentDifferences(spec, theirs.document, mine))
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const [isAsked, setAsked] = useState(false)
  const idOf = (path: readonly (string | number)[]) => path.join('.')
  const open = differences.filter(({ path }) => !sides[idOf(path)])
  const all = (side: Side) => setSides(Object.fromEntries(differences.map(({ path }) => [idOf(path), side])))

  function decide() {
    if (open.length > 0) return setAsked(true)
    const taken = differences.filter(({ path }) => sides[idOf(path)] === 'theirs')
    onDecided(taken.reduce<unknown>((document, { path, older }) => withValue(document, path, older), mine))
  }

  return (
    <section
      ref={bringIntoView}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border-2 border-alert bg-raised p-5 outline-none sm:p-7"
    >
      <div className="grid gap-2">
        <h2 id="conflict-title" className="text-lead text-alert">
          {t('title')}
        </h2>
        <p>
          {theirs.by ? (
            <>
              {t('by', { who: theirs.by.who })} <StaffTime iso={theirs.by.at} />.
            </>
          ) : (
            t('discarded')
          )}{' '}
          {t('help')}
        </p>
      </div>
      {differences.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="small" onClick={() => all('mine')}>
            {t('allMine')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => all('theirs')}>
            {t('allTheirs')}
          </Button>
        </div>
      )}
      <DifferenceList documentKey={documentKey} differences={differences}>
        {({ path }, label) => (
          <div role="group" aria-label={label} className="flex flex-wrap gap-3">
            {(['mine', 'theirs'] as const).map((side) => (
              <Button
                key={side}
                variant={sides[idOf(path)] === side ? 'primary' : 'quiet'}
                size="small"
                aria-pressed={sides[idOf(path)] === side}
                onClick={() => setSides({ ...sides, [idOf(path)]: side })}
              >
                {t(side)}
              </Button>
            ))}
          </div>
        )}
      </DifferenceList>
      {isAsked && open.length > 0 && (
        <Notice variant="alert">{t('undecided', { count: open.length })}</Notice>
      )}
      <div>
        <Button onClick={decide}>{t('goOn')}</Button>
      </div>
    </section>
  )
}
