import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'
import type { PostBase, PostInput } from '@/lib/posts/editor/form'
import type { EditablePost } from '@/lib/posts/schema'
import { routes, withQuery } from '@/lib/routes'
import { formatRecent } from './date-format'
import { addressName, inputOf, newBase } from './open-post'
import type { PostSaving, SaveError } from './use-post-saving'

// Loads the code that compares texts on demand.
const DifferenceView = dynamic(() =>
  import('./revisions/difference-view').then((module) => module.DifferenceView),
)

interface Props {
  saving: PostSaving
  /** Saves over a version, or as a new post. */
  onSave: (over: PostBase) => void
}

/** Names the colleague who saved the post meanwhile, and waits for a choice. */
function ConflictNotice({ theirs, saving, onSave }: Props & { theirs: EditablePost }) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const { getValues } = useFormContext<PostInput>()
  const [compared, setCompared] = useState<PostInput | null>(null)
  const conflict = {
    who: theirs.updatedBy ?? t('somebody'),
    time: formatRecent(theirs.updatedAt, locale),
  }
  return (
    <div role="alert" className="grid gap-4 rounded-card border-l-4 border-alert bg-alert-soft px-5 py-4">
      <div>
        <p className="font-semibold text-alert">{t('conflict', conflict)}</p>
        <p className="mt-1">{t('conflictHelp')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={() => getValues('content')}
          label={t('copyMine')}
          done={t('copied')}
          failed={t('copyFailed')}
        />
        <Button
          variant="quiet"
          aria-expanded={compared !== null}
          onClick={() => setCompared(compared ? null : getValues())}
        >
          {compared ? t('hideComparison') : t('compareTheirs')}
        </Button>
        <Button
          variant="danger"
          disabled={saving.saving}
          onClick={() => onSave({ id: theirs.id, version: theirs.version })}
        >
          {t('saveOver')}
        </Button>
      </div>
      {compared && (
        <section aria-label={t('comparison')} className="grid gap-4 border-t border-line pt-4 text-ink">
          <p className="text-small">{t('comparisonHelp')}</p>
          <DifferenceView older={compared} newer={inputOf(theirs, theirs.translationId)} />
          <div>
            <Button variant="quiet" onClick={() => window.confirm(t('takeQuestion')) && saving.take(theirs)}>
              {t('takeTheirs')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Why a post was not saved, with next steps that keep the text. */
export function SaveNotice(props: Props & { error: SaveError }) {
  return (
    <div ref={scrollIntoView}>
      <Reason {...props} />
    </div>
  )
}

function Reason({ error: { code, theirs }, ...props }: Props & { error: SaveError }) {
  const t = useTranslations('Posts.editor')
  if (theirs) return <ConflictNotice theirs={theirs} {...props} />
  const { saving, onSave } = props
  const path = withQuery(routes.blogAdmin, { edit: addressName(saving.base) })
  return (
    <Notice variant="alert">
      <p className="font-semibold">{t(`errors.${code}`)}</p>
      {code === 'notAuthenticated' && (
        <p className="mt-1">
          {t('notAuthenticatedHelp')} <SignInAgain code="notAuthenticated" isHere path={path} />
        </p>
      )}
      {code === 'gone' && (
        <>
          <p className="mt-1 mb-3">{t('goneHelp')}</p>
          <Button variant="quiet" disabled={saving.saving} onClick={() => onSave(newBase())}>
            {t('saveAsNew')}
          </Button>
        </>
      )}
    </Notice>
  )
}
