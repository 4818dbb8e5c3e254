import { z } from 'zod'
import { link, localizedLine, moment } from './fields'

/** A short message above every page, for a time. */
export const announcementSchema = z.strictObject({
  message: z
    .strictObject({
      text: localizedLine(160),
      link: link().optional(),
      from: moment(),
      until: moment(),
    })
    .optional(),
})

/** The announcement as the office edits it. */
export type Announcement = z.infer<typeof announcementSchema>

/** Nothing is announced. */
export const announcement: Announcement = {}

/** The message that stands above the pages at a moment; undefined where there is none. */
export function messageAt({ message }: Announcement, now: Date) {
  const isShown =
    message && Date.parse(message.from) <= now.getTime() && now.getTime() < Date.parse(message.until)
  return isShown ? message : undefined
}
