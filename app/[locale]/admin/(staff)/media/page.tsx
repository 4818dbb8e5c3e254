import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { PictureGrid } from '@/components/media/picture-grid'
import { LibraryUpload } from '@/components/media/picture-upload'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import type { DocumentKey } from '@/lib/content/documents'
import { formatNumber } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { mediaPage, pictureUses } from '@/lib/media/queries'
import { type MediaQuery, type PictureUse, mediaPath, mediaQuery } from '@/lib/media/schema'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('media')

/** The requested pictures with the places that use them, and the page numbers. */
async function Library({ query, isAdmin }: { query: MediaQuery; isAdmin: boolean }) {
  const locale = await getLocale()
  const t = await getTranslations('Media.library')
  const documents = await getTranslations('Content.documents')
  const found = await settle('mediaPage', mediaPage(query))
  if (!found.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { pictures, total, pages } = found.data
  // The last page has lost its last picture.
  if (total === 0 && query.page > 1) redirect(localePath(mediaPath({ ...query, page: 1 }), locale))
  const used = pictures.filter(({ uses }) => uses > 0).map(({ name }) => name)
  const places = await settle('pictureUses', pictureUses(used))
  const named = (place: PictureUse): PictureUse =>
    place.kind === 'document' ? { ...place, title: documents(`${place.id as DocumentKey}.name`) } : place
  return (
    <>
      <CountTabs
        label={t('tabs')}
        tabs={[false, true].map((unused) => ({
          href: mediaPath({ unused, page: 1 }),
          label: unused ? t('unusedTab') : t('allTab'),
          isPresent: unused === query.unused,
          ...(unused === query.unused && { count: formatNumber(total, locale) }),
        }))}
      />
      <PictureGrid
        pictures={pictures.map((picture) => ({
          ...picture,
          places: places.ok ? (places.data.get(picture.name) ?? []).map(named) : null,
        }))}
        query={query}
        isAdmin={isAdmin}
      />
      <Pager
        page={query.page}
        pages={pages}
        hrefOf={(page) => mediaPath({ ...query, page })}
        labels={{ nav: t('pager'), previous: t('newer'), next: t('older') }}
      />
      <p className="mt-4 max-w-2xl text-small text-quiet">{t('intro')}</p>
    </>
  )
}

export default async function MediaPage({ searchParams }: PageProps<'/[locale]/admin/media'>) {
  const [params, meta] = await Promise.all([searchParams, getTranslations('Meta.media')])
  const query = mediaQuery(params)
  const staff = await requireStaff(mediaPath(query))
  return (
    <RolePage role="editor" staff={staff} title={meta('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <LibraryUpload />
        <Library query={query} isAdmin={staff.role === 'admin'} />
      </div>
    </RolePage>
  )
}
