import 'server-only'
import { type SelectorDefinition, convert } from 'html-to-text'
import type { Content } from '@/lib/content/content'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'
import { renderToHtml } from '@/lib/next/render-to-html'
import type { MailAttachment, MailKind } from './kind'
import { MailLayout, Paragraph } from './layout'
import { type MailKindName, kindOf } from './registry'
import { translator } from '@/lib/i18n/translator'

/** The end of a letter: the first person of the staff in the content; without one, the organisation. */
function Signature({ content, locale }: { content: Content; locale: Locale }) {
  const t = translator(locale)
  const [person] = content.people.staff
  const name = content.organisation.shortName[locale]
  return (
    <Paragraph>
      {t('Mail.regards')}
      <br />
      {person && (
        <>
          <strong>{person.name}</strong>
          <br />
          {person.role[locale]}
          <br />
        </>
      )}
      {name}
    </Paragraph>
  )
}

/** Without it Outlook lays tables out differently. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** In plain text, a telephone link shows its number once, and each table cell gets a line. */
const plainText: SelectorDefinition[] = [
  { selector: '.mail-preview', format: 'skip' },
  { selector: 'img', format: 'skip' },
  {
    selector: 'a',
    options: {
      linkBrackets: false,
      hideLinkHrefIfSameAsText: true,
      pathRewrite: (address) => address.replace(/^tel:/, ''),
    },
  },
  ...['td', 'th'].map((selector) => ({
    selector,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  })),
]

export interface WrittenMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly replyTo: string
  readonly unsubscribe?: string
  readonly attachments?: readonly MailAttachment[]
}

async function write<Data>(
  kind: MailKind<Data>,
  data: Data,
  locale: Locale,
  content: Content,
): Promise<WrittenMail> {
  const office = env.MAIL_REPLY_TO ?? content.organisation.email
  const composed = await kind.compose(data, locale, content)
  const { subject, preview, why, body, isSigned, replyTo = office, ...rest } = composed
  const frame = { organisation: content.organisation, locale, title: subject, preview, why }
  const message = (
    <MailLayout {...frame}>
      {body}
      {isSigned && <Signature content={content} locale={locale} />}
    </MailLayout>
  )
  const html = DOCTYPE + (await renderToHtml(message))
  return { subject, html, text: convert(html, { wordwrap: false, selectors: plainText }), replyTo, ...rest }
}

/**
 * Writes a message from its data and the content of the site.
 * @throws ZodError if the data does not match its kind.
 */
export async function writeMail(
  name: MailKindName,
  data: unknown,
  locale: Locale,
  content: Content,
): Promise<WrittenMail> {
  const kind = kindOf(name)
  return write(kind, kind.schema.parse(data), locale, content)
}

/** Writes a message with sample data, for its preview. */
export function writeSample(name: MailKindName, locale: Locale, content: Content): Promise<WrittenMail> {
  const kind = kindOf(name)
  return write(kind, kind.sampleIn?.[locale] ?? kind.sample, locale, content)
}
