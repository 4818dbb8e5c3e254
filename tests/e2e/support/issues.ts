import { type Row, newEmail, selectRows } from './data'
import { type Page, asServiceRole, expect } from './test'

/** Stores a confirmed subscription; returns its address. The given fields replace the defaults. */
export async function storeSubscriber(fields: Row = {}): Promise<string> {
  const email = newEmail()
  await asServiceRole('newsletter_subscriptions', {
    method: 'POST',
    body: {
      email,
      language: 'en',
      state: 'confirmed',
      confirmed_at: new Date().toISOString(),
      consent_version: 1,
      consent_language: 'en',
      page: '/courses',
      ...fields,
    },
  })
  return email
}

/** Deletes all subscriptions, so that a test knows an issue's recipients. */
export async function forgetSubscribers() {
  await asServiceRole('newsletter_subscriptions?id=not.is.null', { method: 'DELETE' })
}

/** The row of the page's issue. */
export async function shownIssue(page: Page): Promise<Row> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  return (await selectRows(`newsletter_issues?id=eq.${id}`))[0]!
}

/** Begins an issue from the list. */
export async function beginIssue(page: Page) {
  await page.goto('/admin/newsletter')
  await page.getByRole('button', { name: 'Write an issue' }).click()
  await expect(page.getByRole('heading', { name: 'Untitled issue', level: 1 })).toBeVisible()
  await expect(part(page, 'English').getByLabel('Subject')).toBeFocused()
}

/** The fields of a language. */
export const part = (page: Page, language: 'English' | 'Afrikaans') =>
  page.getByRole('region', { name: language, exact: true })

/** Fills in the subject and introduction of a language. */
export async function write(page: Page, language: 'English' | 'Afrikaans', subject: string, words: string) {
  await part(page, language).getByLabel('Subject').fill(subject)
  await part(page, language).getByLabel('Introduction').fill(words)
}

/** Opens the confirmation of a step. */
export const openStep = (page: Page, label: string) =>
  page.locator('summary').filter({ hasText: label }).click()

/** Stores a half-sent issue with a message due in a day; returns its id. */
export async function storeSending(email: string): Promise<string> {
  const [subscription] = await selectRows(`newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`)
  const [issue]: Row[] = await asServiceRole('newsletter_issues', {
    method: 'POST',
    body: {
      state: 'sending',
      started_at: new Date().toISOString(),
      parts: { en: { subject: 'On its way', words: 'As it is now.', posts: [] } },
      frozen: { en: { subject: 'On its way', words: 'As it was sent.', posts: [] } },
    },
  })
  await asServiceRole('mail_messages', {
    method: 'POST',
    body: {
      kind: 'newsletter-issue',
      recipient: email,
      language: 'en',
      subscription_id: subscription!.id,
      issue_id: issue!.id,
      dedupe_key: crypto.randomUUID(),
      next_attempt_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })
  return String(issue!.id)
}
