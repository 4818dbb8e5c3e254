import { z } from 'zod'
import { absolute } from '@/lib/i18n/absolute'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { Paragraph, TextLink } from '../layout'

const letterData = z.object({
  subject: z.string(),
  /** Plain text: an empty line ends a paragraph. */
  text: z.string(),
  /** The address of the member of staff. */
  writer: z.string(),
})

type LetterData = z.output<typeof letterData>

/** An address of a page, without the punctuation after it. */
const ADDRESS = /(https:\/\/\S*[^\s.,;:!?)\]"'])/

/** A line as its writer read it; merged values hold no addresses. */
const Line = ({ children }: { children: string }) =>
  children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <TextLink key={index} href={part}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  )

/** A letter from a member of staff to a lead. Replies go to the writer. */
export const leadLetter: MailKind<LetterData> = {
  schema: letterData,
  sample: {
    subject: 'How to enrol',
    text: 'Good day Thandi\n\nTo apply, complete the registration form.\n\nAnna',
    writer: 'anna@example.org',
  },
  sampleIn: {
    af: {
      subject: 'Hoe om in te skryf',
      text: 'Goeiedag Thandi\n\nOm aansoek te doen, vul die registrasievorm in.\n\nAnna',
      writer: 'anna@example.org',
    },
  },
  compose({ subject, text, writer }, locale) {
    const t = translator(locale)
    return {
      subject,
      replyTo: writer,
      preview: text.replaceAll(/\s+/g, ' '),
      why: t.rich('Mail.leadLetter.why', {
        link: (words) => <TextLink href={absolute(routes.privacyPolicy, locale)}>{words}</TextLink>,
      }),
      body: text.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={index}>
          {paragraph.split('\n').map((line, place) => (
            <span key={place}>
              {place > 0 && <br />}
              <Line>{line}</Line>
            </span>
          ))}
        </Paragraph>
      )),
    }
  },
}
