import { z } from 'zod'
import { link, localizedLine, moment } from '../fields'
import type { InEveryLanguage } from '../localized'

/** A short temporary message above every page. */
export const announcementSchema = z.strictObject({
  message: z
    .strictObject({
      text: localizedLine(160),
      link: link().optional(),
      /** Appears at once without a start, and stays without an end. */
      from: moment().optional(),
      until: moment().optional(),
    })
    .optional(),
})

export type Announcement = z.infer<typeof announcementSchema>

export const announcement: Announcement = {}

/** The message above the pages at a moment; undefined if there is none. */
export function messageAt({ message }: InEveryLanguage<Announcement>, now: Date) {
  if (!message) return undefined
  const { from, until } = message
  const at = now.getTime()
  return (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until)) ? message : undefined
}
