import { type Page, expect, signIn, waitForHydration } from './test'

type Account = { readonly email: string; readonly password: string }

/** Opens the form of a document as an admin; without an account as the first one. */
export async function openDocument(page: Page, key: string, account?: Account) {
  await signIn(page, account)
  await page.goto(`/admin/site/${key}`)
  await waitForHydration(page.getByRole('button', { name: 'Save draft', exact: true }))
}

/** What publishing the form changes, as it is said before. */
export const changes = (page: Page) => page.getByRole('dialog', { name: /change/ })

/** Presses the button that publishes, and then the one below what that changes. */
export async function pressPublish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await changes(page).getByRole('button', { name: 'Publish now' }).click()
}

/** Schedules what is in the form for a moment, as a `datetime-local` field has it; then that can be done once more. */
export async function schedule(page: Page, at: string) {
  if (await changes(page).isHidden()) {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await changes(page).getByText('Schedule', { exact: true }).click()
  }
  await changes(page).getByLabel('Date and time').fill(at)
  await changes(page).getByRole('button', { name: 'Schedule it' }).click()
}

/** Publishes what is in the form. */
export async function publish(page: Page) {
  await pressPublish(page)
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible()
}

/** A field in the two languages, by its label. */
export const inLanguage = (page: Page, label: string, language: 'English' | 'Afrikaans') =>
  page.getByRole('group', { name: label }).getByLabel(`${label}, ${language}`)

/** What visitors are sent at a path. */
export const visit = async (page: Page, path: string) => (await page.request.get(path)).text()

/** The next whole minute, as a field for a moment has no seconds; the one after it where there is no time left to publish. */
export const nextMinute = () => new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)

/** A moment as a `datetime-local` field takes it, in South African time. */
export const southAfricanTime = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .replace(' ', 'T')
