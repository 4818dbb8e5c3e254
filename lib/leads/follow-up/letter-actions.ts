'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { pageLocale, rowId, staffAction } from '@/lib/action'
import { namesIn } from '@/lib/content/values'
import { textField } from '@/lib/forms/form-data'
import { cleanText } from '@/lib/forms/identity'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { LEAD_FIELD, LETTER_LENGTH, type LeadActionError } from '../admin-form'
import { queueLetter } from './letter-queries'

/** A refusal returns the text. */
export type LetterResult = Result<null, LeadActionError> & { readonly text?: string }

/**
 * Queues a letter to a lead: a template's subject, and the text as its writer read and changed it. The form's `letter`
 * is a new id, so that it is sent once. Administrators and the office only.
 */
export const sendLetter = staffAction(
  'sendLetter',
  { who: authorizeOffice, kept: (form) => ({ text: textField(form, 'text').slice(0, 20_000) }) },
  async (_staff, _previous, form): Promise<LetterResult> => {
    const ids = z.object({ of_lead: rowId, letter: rowId }).safeParse({
      of_lead: form.get(LEAD_FIELD),
      letter: form.get('letter'),
    })
    if (!ids.success) return fail('gone')
    const words = textField(form, 'text').trim()
    if (!words) return fail('letterMissing')
    if (words.length > LETTER_LENGTH) return fail('letterTooLong')
    if (namesIn(words).length > 0) return fail('placeholderLeft')
    const letter_language = pageLocale.parse(form.get('language'))
    const subject = textField(form, 'subject')
    // Somebody may have published other templates since the page was rendered.
    const { templates } = (await publishedContent()).templates
    if (!templates.some((each) => cleanText(each.subject[letter_language]) === subject))
      return fail('templateChanged')
    const queued = await queueLetter({ ...ids.data, letter_language, subject, words })
    if (queued !== 'queued') return fail(queued)
    after(sendDueMail)
    refresh()
    return ok(null)
  },
)
