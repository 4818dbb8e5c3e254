import type { Content } from '@/lib/content/content'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { Paragraph } from './layout'

/** The end of a letter: the first person of the staff in the content; without one, the organisation. */
export function Signature({ content, locale }: { content: Content; locale: Locale }) {
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
