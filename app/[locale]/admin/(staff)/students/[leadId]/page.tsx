import { LeadPage } from '@/components/leads/admin/lead-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'

export const generateMetadata = () => unlistedMetadataOf('student')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/admin/students/[leadId]'>) {
  return <LeadPage id={(await params).leadId} query={await searchParams} isStudent />
}
