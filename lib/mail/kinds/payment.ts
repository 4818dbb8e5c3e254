import { z } from 'zod'
import type { Organisation } from '@/lib/content/documents/organisation'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { receiptFields } from '@/lib/receipts/receipt'
import { SAMPLE_TOKEN } from './newsletter'

/** A payment as `mail_data` gives it. */
export const paymentData = z.object({
  token: z.string(),
  ...receiptFields,
  ...purposeFields,
  /** Still to be paid. */
  outstanding: moneyText,
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  /** Counted since the due day; 3 for the third and later ones. */
  late_reminder: z.literal([1, 2, 3]),
})

export type PaymentData = z.output<typeof paymentData>

export const samplePayment: PaymentData = {
  token: SAMPLE_TOKEN,
  first_name: 'Thandi',
  surname: 'Jacobs',
  purpose: 'deposit',
  level: 1,
  description: null,
  amount: '2500.00',
  outstanding: '2500.00',
  due_on: '2026-11-21',
  is_overdue: false,
  late_reminder: 1,
  reference: '7KX2M9QA',
  received_on: null,
  methods: ['transfer'],
  receipt: null,
  credit_notes: [],
  plan_outstanding: '23760.00',
}

/** The `tel:` address of the office. */
export const officePhone = ({ phone }: Organisation) => `tel:${phone.e164}`
