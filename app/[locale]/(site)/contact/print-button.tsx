'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Opens the browser's print window, which can also write a PDF. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="quiet" className="w-full sm:w-auto" onClick={() => window.print()}>
      <Printer className="size-5 shrink-0" aria-hidden />
      {label}
    </Button>
  )
}
