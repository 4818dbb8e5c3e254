import { z } from 'zod'
import { link, localizedLine, moment } from '../fields'
import type { InEveryLanguage } from '../localized'

/** A short message above every page, for a time. */
export const announcementSchema = z.strictObject({
  message: z
    .strictObject({
      text: localizedLine(160),
      link: link().optional(),
      /** It appears at once where it has no beginning, and stays where it has no end. */
      from: moment().optional(),
      until: moment().optional(),
    })
    .optional(),
})

/** The announcement as the office edits it. */
export type Announcement = z.infer<typeof announcementSchema>

/** Nothing is announced. */
export const announcement: Announcement = {}

/** The message that stands above the pages at a moment; undefined where there is none. */
export function messageAt({ message }: InEveryLanguage<Announcement>, now: Date) {
  if (!message) return undefined
  const { from, until } = message
  const at = now.getTime()
  return (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until)) ? message : undefined
}
