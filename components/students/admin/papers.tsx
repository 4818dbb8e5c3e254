import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { Values } from '@/lib/address-query'
import { settle } from '@/lib/settle'
import { enrolmentPapers } from '@/lib/students/paper-queries'
import { Certificates } from './certificates'
import { Documents } from './documents'
import { PapersForm } from './papers-form'

/** The certificates and documents of an enrolment, by its id, with one form for both. `query` is of the page's address. */
export async function Papers({ enrolment, query }: { enrolment: string; query: Values }) {
  const t = await getTranslations('Papers')
  const found = await settle('enrolmentPapers', enrolmentPapers(enrolment))
  if (!found.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const papers = found.data
  if (!papers) return null
  const form = `papers-${enrolment}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
      {papers.lead_id && (
        <PapersForm id={form} enrolment={enrolment} once={randomUUID()} lead={papers.lead_id} />
      )}
      <Certificates papers={papers} form={form} />
      <Documents papers={papers} form={form} query={query} />
    </div>
  )
}
