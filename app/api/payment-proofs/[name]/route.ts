import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { storedProof } from '@/lib/payments/admin/proof-queries'
import { authorizeOffice } from '@/lib/staff/queries'

const nothing = (status: number) => new Response(null, { status, headers: dataHeaders })

/** A proof of payment, shown under the policy of next.config.ts. Not found for anybody but admins and the office. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  try {
    const staff = await authorizeOffice()
    if (!staff.ok) return nothing(404)
    const { name } = await params
    const proof = await storedProof(name)
    if (!proof) return nothing(404)
    return new Response(proof.bytes, {
      headers: {
        ...dataHeaders,
        'Content-Type': proof.type,
        'Content-Disposition': `inline; filename="${name}"`,
      },
    })
  } catch (error) {
    logError('payment proof', error)
    return nothing(503)
  }
}
