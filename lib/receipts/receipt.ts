import { z } from 'zod'
import { organisationSchema } from '@/lib/content/organisation'
import { isoTime } from '@/lib/dates'
import { moneyText } from '@/lib/money'
import type { purposeFields } from '@/lib/receipts/purpose'

/** Who issues a receipt: of the organisation as it was published then, what stands on the receipt. */
const issuer = z.object(
  organisationSchema.pick({
    name: true,
    legalName: true,
    registrationNumber: true,
    vatNumber: true,
    address: true,
  }).shape,
)

export type Issuer = z.output<typeof issuer>

/** What a receipt is made from beside what it is for, as the database gives it with the payment. */
export const receiptFields = {
  first_name: z.string(),
  surname: z.string(),
  amount: moneyText,
  reference: z.string(),
  receipt: z
    .object({
      year: z.number().int(),
      number: z.number().int(),
      issued_at: isoTime,
      /** Null where no organisation was published: then the present one stands there. */
      issuer: issuer.nullable(),
    })
    .nullable(),
  /** The day of the last money; null where it is not given. */
  received_on: z.iso.date().nullable().default(null),
  /** How the money came; none where it is not given. */
  methods: z.array(z.enum(['card', 'transfer'])).default([]),
  /** What is outstanding of its plan now; null where there is no plan. */
  plan_outstanding: moneyText.nullable().default(null),
}

type Payment = z.output<z.ZodObject<typeof receiptFields & typeof purposeFields>>

/** A payment that has a receipt. */
export type ReceiptedPayment = Payment & { readonly receipt: NonNullable<Payment['receipt']> }

/** The number as people quote it: 2026-0001. */
export const receiptNumber = ({ year, number }: { readonly year: number; readonly number: number }) =>
  `${year}-${String(number).padStart(4, '0')}`

/** The name of the file of a receipt. */
export const receiptFile = (receipt: ReceiptedPayment['receipt']) => `receipt-${receiptNumber(receipt)}.pdf`
