import { type Page, expect, signIn } from './test'

type Account = { readonly email: string; readonly password: string }

/** Opens the form of a document as an admin; without an account as the first one. */
export async function openDocument(page: Page, key: string, account?: Account) {
  await signIn(page, account)
  await page.goto(`/admin/site/${key}`)
  await expect(page.getByRole('button', { name: 'Save draft', exact: true })).toBeVisible()
}

/** Publishes what is in the form. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible()
}

/** A field in the two languages, by its label. */
export const inLanguage = (page: Page, label: string, language: 'English' | 'Afrikaans') =>
  page.getByRole('group', { name: label }).getByLabel(`${label}, ${language}`)

/** What visitors are sent at a path. */
export const visit = async (page: Page, path: string) => (await page.request.get(path)).text()
