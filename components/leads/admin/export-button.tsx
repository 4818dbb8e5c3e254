import { Download } from 'lucide-react'
import { useLocale } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Asks for a file. A form that posts, because handing data out is recorded; works without JavaScript. */
export function ExportButton({
  action,
  values = [],
  label,
}: {
  action: string
  values?: readonly (readonly [string, string])[]
  label: string
}) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="locale" value={useLocale()} />
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet">
        <Download className="size-5" aria-hidden />
        {label}
      </Button>
    </form>
  )
}
