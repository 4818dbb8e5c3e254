import 'server-only'
import { type Organisation, addressLines } from '@/lib/content/documents/organisation'
import { formatTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { renderToHtml } from '@/lib/next/render-to-html'
import { describeContent } from './content'
import type { PersonContent } from './content-schema'
import type { PersonSection } from './person'

// The file is opened from a disk, where no header of the site applies; it loads and runs nothing.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem; color: #1c1b19; background: #fff;
  font: 1rem/1.55 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin: 2.25rem 0 .5rem; } h3 { font-size: 1rem; }
.record { border-top: 1px solid #8a857c; padding: .75rem 0; break-inside: avoid; }
dl { margin: 0; display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: .2rem 1.25rem; }
dt { color: #55514a; } dd { margin: 0; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0;
  border-bottom: 1px solid #8a857c; white-space: pre-line; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
@media print { body { max-width: none; padding: 0; } }
`

function Section({ section }: { section: PersonSection }) {
  const { title, records, table } = section
  return (
    <section>
      <h2>{title}</h2>
      {table ? (
        <table>
          <thead>
            <tr>
              {records[0]!.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record, index) => (
              <tr key={index}>
                {record.map(([label, value]) => (
                  <td key={label}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        records.map((record, index) => (
          <dl key={index} className="record">
            {record.map(([label, value]) => [
              <dt key={`${label} label`}>{label}</dt>,
              <dd key={label}>{value}</dd>,
            ])}
          </dl>
        ))
      )}
    </section>
  )
}

const rights = ['access', 'correction', 'objection', 'complaint'] as const

/**
 * All data about a person as a printable page in their language: one file that loads nothing. React escapes every
 * value.
 */
export async function readableCopy(
  organisation: Organisation,
  address: string,
  content: PersonContent,
  locale: Locale,
): Promise<string> {
  const t = translator(locale)
  const name = organisation.name[locale]
  const sections = describeContent(content, locale)
  const body = await renderToHtml(
    <body>
      <header>
        <h1>{t('PersonData.title')}</h1>
        <p>{t('PersonData.intro', { name, address })}</p>
        <p>{t('PersonData.prepared', { time: formatTime(new Date().toISOString(), locale) })}</p>
      </header>
      <main>
        {sections.length === 0 && <p>{t('PersonData.nothing')}</p>}
        {sections.map((section) => (
          <Section key={section.kind} section={section} />
        ))}
        <section>
          <h2>{t('PersonData.rightsTitle')}</h2>
          <p>{t('PersonData.rightsIntro')}</p>
          <ul>
            {rights.map((right) => (
              <li key={right}>{t(`PersonData.rights.${right}`)}</li>
            ))}
          </ul>
          <p>{t('PersonData.contact')}</p>
          <address>
            {name}
            <br />
            {organisation.email}
            <br />
            {organisation.phone.display}
            <br />
            {addressLines(organisation, locale).join(', ')}
          </address>
        </section>
      </main>
    </body>,
  )
  // The texts of the head are ours, so they need no escaping.
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('PersonData.title')}</title>
<style>${STYLE}</style>
</head>
${body}
</html>
`
}
