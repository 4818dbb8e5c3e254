import type { ComponentProps, ReactNode } from 'react'
import { z } from 'zod'
import { absolute, absoluteAddress } from '@/lib/i18n/absolute'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { logError } from '@/lib/log/log'
import { postLink } from '@/lib/markdown/elements'
import { Markdown } from '@/lib/markdown/markdown'
import { readable } from '@/lib/markdown/readable'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { Paragraph, TextLink } from '../layout'
import { styles } from '../tones'
import { SAMPLE_TOKEN, unsubscribeAddress, subscriptionReason } from './newsletter'

const issueData = z.object({
  token: z.string(),
  issue: z.object({
    subject: z.string(),
    /** Markdown. */
    words: z.string(),
    posts: z.array(z.object({ title: z.string(), summary: z.string(), slug: z.string() })),
  }),
})
type IssueData = z.output<typeof issueData>

/** Markdown elements for mail: links are absolute, and nothing is loaded. */
function elements(locale: Locale) {
  const PageLink = postLink(locale)
  return {
    p: ({ children }: ComponentProps<'p'>) => <Paragraph>{children}</Paragraph>,
    a: ({ href, children }: ComponentProps<'a'>) => {
      // A link within the text would lead to the site's home page.
      const address = href && !href.startsWith('#') && absoluteAddress(PageLink({ href }).props.href)
      return address ? <TextLink href={address}>{children}</TextLink> : <>{children}</>
    },
    img: () => null,
    pre: ({ children }: ComponentProps<'pre'>) => <pre style={{ whiteSpace: 'pre-wrap' }}>{children}</pre>,
    table: ({ children }: ComponentProps<'table'>) => (
      <table style={{ margin: '0 0 16px' }}>{children}</table>
    ),
  }
}

/** Falls back to plain paragraphs if the words are too complex for the renderer, so that nothing is lost. */
async function wordsOf(source: string, locale: Locale): Promise<ReactNode> {
  if (source.trim() === '') return null
  try {
    return await Markdown({ source, locale, elements: elements(locale) })
  } catch (error) {
    logError('wordsOf', error)
    return source.split(/\n\s*\n/).map((paragraph, index) => <Paragraph key={index}>{paragraph}</Paragraph>)
  }
}

export const newsletterIssue: MailKind<IssueData> = {
  schema: issueData,
  sample: {
    token: SAMPLE_TOKEN,
    issue: {
      subject: 'Listen before you advise',
      words: 'A new article this month, and enrolment for the next intake is open.',
      posts: [
        {
          title: 'Listen before you advise',
          summary: 'Why listening comes first.',
          slug: 'listen-before-you-advise',
        },
      ],
    },
  },
  sampleIn: {
    af: {
      token: SAMPLE_TOKEN,
      issue: {
        subject: 'Luister voordat jy raad gee',
        words: 'Hierdie maand is daar ’n nuwe artikel, en inskrywing vir die volgende inname is oop.',
        posts: [
          {
            title: 'Luister voordat jy raad gee',
            summary: 'Waarom luister eerste kom.',
            slug: 'luister-voordat-jy-raad-gee',
          },
        ],
      },
    },
  },
  async compose({ token, issue: { subject, words, posts } }, locale) {
    const t = translator(locale)
    return {
      subject,
      unsubscribe: unsubscribeAddress(token),
      preview: readable(words) || posts.map(({ title }) => title).join(', '),
      why: subscriptionReason(token, locale),
      body: (
        <>
          {await wordsOf(words, locale)}
          {posts.map(({ title, summary, slug }) => (
            <div key={slug}>
              <h2 className="mail-title" style={styles.subtitle}>
                <TextLink href={absolute(routes.post(slug), locale)}>{title}</TextLink>
              </h2>
              {summary && <Paragraph>{summary}</Paragraph>}
            </div>
          ))}
          <Paragraph>
            <TextLink href={absolute(routes.blog, locale)}>{t('Mail.newsletter.issue.more')}</TextLink>
          </Paragraph>
        </>
      ),
    }
  },
}
