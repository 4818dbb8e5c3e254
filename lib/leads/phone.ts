import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { provider } from '@/lib/provider/provider'

/** A phone number of the provider's country or an international one in E.164; null if invalid. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, provider.phoneCountry)
  return number?.isValid() ? number.number : null
}

/**
 * An E.164 number as dialled in the provider's country, `00-264-81-123-4567`, for tables: spreadsheets
 * take a leading plus for a formula, and digits with spaces for an amount without its first zero.
 */
export function formatIdd(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  return (number?.format('IDD', { fromCountry: provider.phoneCountry }) ?? e164.slice(1)).replaceAll(
    /[\s-]+/g,
    '-',
  )
}

/** An E.164 number for people: as dialled in the provider's country, `+264 81 123 4567` elsewhere. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number) return e164
  return number.country === provider.phoneCountry ? number.formatNational() : number.formatInternational()
}
