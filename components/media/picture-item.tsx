import { useLocale, useTranslations } from 'next-intl'
import { PostPicture } from '@/components/posts/post-picture'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { CopyButton } from '@/components/ui/copy-button'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import type { PictureUse, UsedPicture } from '@/lib/media/schema'
import { staffListAddress } from '@/lib/posts/list-params'
import { routes, withQuery } from '@/lib/routes'

const link = 'inline-flex min-h-11 items-center text-vine underline underline-offset-4 wrap-anywhere'

/** A link for those who may open it. */
function Place({ place: { kind, title, id }, isAdmin }: { place: PictureUse; isAdmin: boolean }) {
  const t = useTranslations('Media.library')
  if (kind === 'draft') return t('draft')
  const name = kind === 'document' ? t('document', { name: title ?? id }) : title
  if (kind === 'document' && !isAdmin) return name
  const path =
    kind === 'document'
      ? routes.siteDocument(id)
      : kind === 'post'
        ? withQuery(routes.blogAdmin, { edit: id })
        : staffListAddress({ view: 'bin' })
  return (
    <>
      <Link href={path} className={link}>
        {name}
      </Link>
      {kind === 'binned' && ` ${t('inBin')}`}
    </>
  )
}

/** A picture of the library, with its details and actions. */
export function PictureItem({
  picture: { name, address, width, height, createdAt, uploadedBy, uses, places },
  isAdmin,
  disabled,
}: {
  picture: UsedPicture
  isAdmin: boolean
  disabled: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('Media.library')
  const newTab = useTranslations('Links')('newTab')
  const size = t('size', { width: String(width), height: String(height) })
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-raised p-4">
      <PostPicture
        src={address}
        alt={null}
        lang={locale}
        sizes="(min-width: 40rem) 20rem, 90vw"
        className="aspect-video w-full rounded-lg object-contain"
      />
      <div className="grid gap-0.5">
        <p>
          <a href={address} target="_blank" rel="noopener" className={link}>
            {size}
            <span className="sr-only"> {newTab}</span>
          </a>
        </p>
        <p className="text-small text-quiet">
          <StaffTime iso={createdAt} />
        </p>
        {uploadedBy && (
          <p className="text-small wrap-anywhere text-quiet">{t('uploadedBy', { email: uploadedBy })}</p>
        )}
      </div>
      {uses === 0 && <p>{t('unused')}</p>}
      {uses > 0 && places === null && <p>{t('used', { count: uses })}</p>}
      {uses > 0 && places !== null && (
        <details>
          <summary className="row-link">{t('used', { count: uses })}</summary>
          <ul className="grid gap-1">
            {places.map((place) => (
              <li key={place.kind + place.id} className="wrap-anywhere">
                <Place place={place} isAdmin={isAdmin} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton
          text={address}
          label={t('copy')}
          done={t('copied')}
          failed={t('copyFailed', { address: address })}
        />
        {uses === 0 && (
          <ConfirmStep label={t('delete')} name={t('deleteOf', { size })} group="delete-picture">
            <p>{t('deleteQuestion')}</p>
            <Button name="delete" value={name} variant="danger" disabled={disabled}>
              {t('deleteNow')}
            </Button>
          </ConfirmStep>
        )}
      </div>
    </li>
  )
}
