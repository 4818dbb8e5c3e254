import { z } from 'zod'
import { line, localizedLine } from '../fields'

/** The account for fees. */
export const bankSchema = z.strictObject({
  accountHolder: line(90),
  tradingName: line(90),
  bankName: localizedLine(90),
  accountType: localizedLine(90),
  accountNumber: line(20).regex(/^\d{5,20}$/),
  branchCode: line(6).regex(/^\d{6}$/),
  swiftCode: line(11).regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/),
})

export type Bank = z.infer<typeof bankSchema>

/** An invented account, until the provider publishes its own. */
export const bank: Bank = {
  accountHolder: 'Paarl Biblical Counselling Institute',
  tradingName: 'Paarl Biblical Counselling',
  bankName: { en: 'Sample Bank', af: 'Voorbeeldbank' },
  accountType: { en: 'Business', af: 'Besigheid' },
  accountNumber: '0000000000',
  branchCode: '000000',
  swiftCode: '00000000',
}
