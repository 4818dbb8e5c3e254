'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Opens the print dialog, which can also save a PDF. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="quiet" className="w-full sm:w-auto" onClick={() => window.print()}>
      <Icon name="printer" />
      {label}
    </Button>
  )
}
