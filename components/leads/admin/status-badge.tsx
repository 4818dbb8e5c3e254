import type { LeadStatus } from '@/lib/leads/admin-form'

const looks: Record<LeadStatus, string> = {
  new: 'border-vine bg-vine text-on-vine',
  contacted: 'border-vine text-vine',
  applied: 'border-grain text-wheat',
  enrolled: 'border-vine bg-good-soft text-ink',
  lost: 'border-control text-quiet',
}

/** Where a lead stands, in a word. */
export function StatusBadge({ status, word }: { status: LeadStatus; word: string }) {
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-small font-semibold whitespace-nowrap ${looks[status]}`}
    >
      {word}
    </span>
  )
}
