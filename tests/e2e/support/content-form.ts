import { type Page, expect, signIn, waitForHydration } from './test'

type Account = { readonly email: string; readonly password: string }

/** Opens a document's form as an admin, by default the first one. */
export async function openDocument(page: Page, key: string, account?: Account) {
  await signIn(page, account)
  await page.goto(`/admin/site/${key}`)
  await waitForHydration(page.getByRole('button', { name: 'Save draft', exact: true }))
}

/** The list of changes before publication. */
export const changes = (page: Page) => page.getByRole('dialog', { name: /change/ })

/** Presses Publish and confirms. */
export async function pressPublish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await changes(page).getByRole('button', { name: 'Publish now' }).click()
}

/** Schedules the form's content for a `datetime-local` value; repeatable while the dialog is open. */
export async function schedule(page: Page, at: string) {
  if (await changes(page).isHidden())
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await changes(page).getByLabel('Date and time').fill(at)
  await changes(page).getByRole('button', { name: 'Schedule it' }).click()
}

/** Publishes the form's content. */
export async function publish(page: Page) {
  await pressPublish(page)
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible()
}

/** One language of a bilingual field, by its label. */
export const inLanguage = (page: Page, label: string, language: 'English' | 'Afrikaans') =>
  page.getByRole('group', { name: label }).getByLabel(`${label}, ${language}`)

/** The response body of a path. */
export const visit = async (page: Page, path: string) => (await page.request.get(path)).text()

/** The next whole minute (the field has no seconds), at least 20 seconds ahead: time to publish. */
export const nextMinute = () => new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)

/** A moment in South African time, as a `datetime-local` value. */
export const southAfricanTime = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .replace(' ', 'T')
