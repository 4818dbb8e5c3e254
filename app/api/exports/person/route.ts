import { deliver } from '@/lib/privacy/deliver'
import { exportPerson } from '@/lib/privacy/exports'

/** Everything that is kept about one person. */
export function POST(request: Request) {
  return deliver(
    request,
    () => '/admin/privacy',
    (form) => exportPerson(form.get('address')),
  )
}
