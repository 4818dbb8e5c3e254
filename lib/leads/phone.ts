import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A South African or international phone number in E.164 (`+27821234567`), or null where it is none. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'ZA')
  return number?.isValid() ? number.number : null
}
