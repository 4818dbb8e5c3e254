'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { deletePicture } from '@/lib/media/actions'
import { type MediaQuery, type UsedPicture, mediaPath } from '@/lib/media/schema'
import { PictureItem } from './picture-item'

/** A page of the library in one form, whose buttons delete unused pictures. */
export function PictureGrid({
  pictures,
  query,
  isAdmin,
}: {
  pictures: readonly UsedPicture[]
  query: MediaQuery
  isAdmin: boolean
}) {
  const t = useTranslations('Media.library')
  const { state, pending, form } = useFormAction(deletePicture)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* The pressed button may be gone, so the focus moves to the message. */}
      {state?.ok && (
        <Notice variant="good" ref={bringIntoView}>
          {t('deleted')}
        </Notice>
      )}
      {state && !state.ok && (
        <Refusal isHere code={state.code} path={mediaPath(query)} ref={bringIntoView}>
          {t(`errors.${state.code}`)}
        </Refusal>
      )}
      {pictures.length === 0 ? (
        <p className="py-8 text-quiet">{query.unused ? t('noneUnused') : t('none')}</p>
      ) : (
        <ul
          aria-label={t('list')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-5"
        >
          {pictures.map((picture) => (
            <PictureItem key={picture.name} picture={picture} isAdmin={isAdmin} disabled={pending} />
          ))}
        </ul>
      )}
    </form>
  )
}
