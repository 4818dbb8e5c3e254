import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { storedProof } from '@/lib/payments/admin/proof-queries'
import { authorizeAdmin } from '@/lib/staff/queries'

const nothing = (status: number) => new Response(null, { status, headers: dataHeaders })

/** A proof of payment, shown under the policy of next.config.ts. Not found for anybody but admins. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return nothing(404)
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
