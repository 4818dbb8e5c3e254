import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { type Organisation, addressLines } from '@/lib/content/organisation'
import type { Locale } from '@/lib/i18n/routing'
import { styleSheet, styles } from './tones'

/**
 * The frame of every message: who writes, the title, the text, and why the message came. It needs no picture and loads
 * nothing, so that it tells nobody that it was opened.
 */
export function MailLayout({
  organisation,
  locale,
  title,
  preview,
  why,
  children,
}: {
  /** Who writes. */
  organisation: Organisation
  locale: Locale
  title: string
  /** What the list of a mail program shows beside the subject. */
  preview: string
  /** Why the recipient gets this message. */
  why: ReactNode
  children: ReactNode
}) {
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <body className="mail-body" style={styles.body}>
        <Container className="mail-card" style={styles.card}>
          <div role="main" className="mail-inside" style={styles.inside}>
            <Preview>{preview}</Preview>
            <Text className="mail-sender" style={styles.sender}>
              {organisation.name[locale]}
            </Text>
            <Heading className="mail-title" style={styles.title}>
              {title}
            </Heading>
            {children}
            <Hr className="mail-line" style={styles.line} />
            <Text className="mail-quiet" style={styles.small}>
              {why}
            </Text>
            <Text className="mail-quiet" style={styles.small}>
              {[organisation.name[locale], ...addressLines(organisation, locale)].join(', ')}
            </Text>
          </div>
        </Container>
      </body>
    </Html>
  )
}

/** A paragraph of a message. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>
}

/** A link in a text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="mail-link" style={styles.link}>
      {children}
    </Link>
  )
}

/** The one thing that a message asks for. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className="mail-button" style={styles.button}>
      {children}
    </Button>
  )
}

/** A fact with its label. */
export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
}

/** Facts, one a line. */
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
