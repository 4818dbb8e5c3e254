import type { BrowserContext } from 'playwright/test'
import { type Row, newEmail, newPhone, selectRows, unique } from './data'
import { type Page, asServiceRole, expect, passMinimumFillTime } from './test'

/** An enquiry as the form stores it, from a new person. */
export const newEnquiry = (change: Row = {}) => ({
  first_name: 'Naomi',
  surname: `Voorbeeld ${unique()}`,
  email: newEmail(),
  phone: newPhone(),
  language: 'en',
  created_at: new Date().toISOString(),
  ...change,
})

/** Stores enquiries in order; resolves to the ids of their leads. */
export async function storeEnquiries(...enquiries: Row[]): Promise<string[]> {
  const ids: string[] = []
  for (const body of enquiries) {
    const [row]: Row[] = await asServiceRole('landing_form_submissions', { method: 'POST', body })
    ids.push(String(row!.lead_id))
  }
  return ids
}

export async function fillEnquiryForm(page: Page, enquiry: Row) {
  await page.getByLabel(/^(First name|Voornaam)$/).fill(String(enquiry.first_name))
  await page.getByLabel(/^(Surname|Van)$/).fill(String(enquiry.surname))
  await page.getByLabel(/^(E-mail address|E-posadres)$/).fill(String(enquiry.email))
  await page.getByLabel(/^(Phone number|Telefoonnommer)$/).fill(String(enquiry.phone))
}

/** Sends the filled form like a person and waits for the thanks. */
export async function sendEnquiry(page: Page) {
  await passMinimumFillTime(page)
  await page.getByRole('button', { name: /^(Ask for information|Vra inligting)$/ }).click()
  await expect(page.getByText(/^(Thank You!|Dankie!)$/)).toBeVisible()
}

/** An address's submission that is not spam; undefined if there is none. */
export const findSubmission = async (email: unknown): Promise<Row | undefined> => {
  const filter = `email=eq.${encodeURIComponent(String(email))}&spam_reason=is.null`
  return (await selectRows(`landing_form_submissions?${filter}`))[0]
}

/** Browser errors while the form's action is blocked. */
export const NETWORK_ERRORS = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|landing/

/** Blocks all actions of the page or context; returns a function to unblock them. */
export async function cutOff(target: Page | BrowserContext) {
  await target.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  )
  return () => target.unroute('**/*')
}
