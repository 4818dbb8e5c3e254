import { absolute } from '@/lib/i18n/absolute'
import type { Locale } from '@/lib/i18n/routing'
import type { Path } from '@/lib/routes'
import type { MailContent } from './kind'
import { ActionLink, Paragraph } from './layout'

interface MailNotice extends Omit<MailContent, 'preview' | 'body'> {
  /** One paragraph. */
  readonly text: string
  /** The button and its target page. */
  readonly open: readonly [label: string, path: Path]
  readonly more?: readonly string[]
}

/** A message with a single point and one link. */
export const mailNotice = (
  locale: Locale,
  { text, open: [label, path], more = [], ...rest }: MailNotice,
): MailContent => ({
  ...rest,
  preview: text,
  body: (
    <>
      <Paragraph>{text}</Paragraph>
      <ActionLink href={absolute(path, locale)}>{label}</ActionLink>
      {more.map((each) => (
        <Paragraph key={each}>{each}</Paragraph>
      ))}
    </>
  ),
})
