import { LeadPage } from '@/components/leads/admin/lead-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'

export const generateMetadata = () => unlistedMetadataOf('lead')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/admin/leads/[id]'>) {
  return <LeadPage id={(await params).id} query={await searchParams} />
}
