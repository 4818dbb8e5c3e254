import type { ReactNode } from 'react'
import { EntryOutcomeNotice } from '@/components/leads/admin/entry-outcome'

/** Above the page of a lead: whether an entry by hand was saved, for whoever comes from that form. */
export default function LeadLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EntryOutcomeNotice />
      {children}
    </>
  )
}
