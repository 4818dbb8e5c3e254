import type { ReactNode } from 'react'
import { type Organisation, addressLines } from '@/lib/content/documents/organisation'
import type { Locale } from '@/lib/i18n/routing'
import { MARK } from './mark'
import { styleSheet, styles } from './tones'

/** As many characters as mail programs show at most. */
const PREVIEW_LENGTH = 150

/** Fills up the preview, so that the message text does not follow it. */
const INVISIBLE = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'.repeat(PREVIEW_LENGTH)

/** Outlook gives a width only to tables. */
const box = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const

/** The frame of every message. It loads nothing, so it cannot report that it was opened; its picture comes with it. */
export function MailLayout({
  organisation,
  locale,
  title,
  preview,
  why,
  children,
}: {
  organisation: Organisation
  locale: Locale
  title: string
  /** Shown beside the subject in mail programs. */
  preview: string
  /** Why the recipient gets this message. */
  why: ReactNode
  children: ReactNode
}) {
  return (
    <html dir="ltr" lang={locale}>
      {/* eslint-disable-next-line @next/next/no-head-element -- A message is no page of Next. */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </head>
      <body className="mail-body" style={styles.body}>
        <table {...box} align="center" width="100%" className="mail-card" style={styles.card}>
          <tbody>
            <tr>
              <td role="main" className="mail-inside" style={styles.inside}>
                <div className="mail-preview" style={styles.preview}>
                  {preview.slice(0, PREVIEW_LENGTH) + INVISIBLE}
                </div>
                <p className="mail-sender" style={styles.sender}>
                  {/* Lazy, or React would add a link that loads it ahead. */}
                  <img src={MARK} width={44} height={44} alt="" loading="lazy" style={styles.mark} />
                  {organisation.name[locale]}
                </p>
                <h1 className="mail-title" style={styles.title}>
                  {title}
                </h1>
                {children}
                <hr className="mail-line" style={styles.line} />
                <p className="mail-quiet" style={styles.small}>
                  {why}
                </p>
                <p className="mail-quiet" style={styles.small}>
                  {[organisation.name[locale], ...addressLines(organisation, locale)].join(', ')}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={styles.text}>{children}</p>
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" className="mail-link" style={styles.link}>
      {children}
    </a>
  )
}

/** Space beside a button in Outlook, which ignores the padding of links. */
function OutlookSpace({ style, text }: { style: string; text: string }) {
  const __html = `<!--[if mso]><i style="${style}" hidden>${text}</i><![endif]-->`
  return <span dangerouslySetInnerHTML={{ __html }} />
}

/** The message's call to action. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" className="mail-button" style={styles.button}>
      <OutlookSpace style="mso-font-width:400%;mso-text-raise:18" text="&#8202;&#8202;&#8202;" />
      <span style={styles.buttonLabel}>{children}</span>
      <OutlookSpace style="mso-font-width:400%" text="&#8202;&#8202;&#8202;&#8203;" />
    </a>
  )
}

export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
}

/** Facts, one per line. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <table style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}>
      <tbody>
        {rows.map(({ id, label, value }) => (
          <tr key={id}>
            <th scope="row" align="left" className="mail-quiet" style={{ ...styles.label, fontWeight: 400 }}>
              {label}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
