// The browser loads this: keep it free of the rest of the library.
import { kindOf } from '@/lib/images/upload-rules'
import { isPdf } from './pdf'

/** Maximum bytes of a file that people send, 4 MB. The buckets repeat it, and hosts accept little more. */
export const MAX_SENT_BYTES = 4 * 1024 * 1024

/** The form's file field. */
export const SENT_FIELD = 'file'

/** Extensions and MIME types; the names of stored files have the extensions (checks in the migrations). */
export const sentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type SentKind = keyof typeof sentTypes

export const sentOutcomes = [
  'received',
  'missing',
  'tooLarge',
  'wrongKind',
  'tooMany',
  'gone',
  'failed',
] as const
export type SentOutcome = (typeof sentOutcomes)[number]

/** The file type by its first bytes, ignoring the name; null if not accepted. */
export function sentKind(bytes: Uint8Array): SentKind | null {
  const picture = kindOf(bytes)
  return isPdf(bytes) ? 'pdf' : picture === 'jpeg' ? 'jpg' : picture === 'gif' ? null : picture
}

/** For the file dialog; the server checks the content. */
export const sentKindsText = (kinds: readonly SentKind[]) => kinds.map((kind) => sentTypes[kind]).join()

/**
 * The element that shows the outcome: the next page opens at its id and the browser focuses it, with or without
 * scripts.
 * @param id the form's.
 */
export const sentElementId = (id: string, outcome: SentOutcome) =>
  `${id}-${outcome === 'received' ? 'received' : 'file'}`

/** Reads an outcome from an address. */
export const toSentOutcome = (text: unknown) => sentOutcomes.find((known) => known === text) ?? null
