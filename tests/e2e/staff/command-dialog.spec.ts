/** The command dialog of staff pages. */
import { axeViolations, horizontalOverflow } from '../support/axe'
import { contentField, createPost } from '../support/editor'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { type Page, expect, makeAccount, signIn, test, waitForHydration } from '../support/test'

const box = (page: Page) => page.getByRole('combobox', { name: 'Find or go to' })

async function openDialog(page: Page) {
  await waitForHydration(page.getByRole('button', { name: 'Find or go to' }).first())
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('Ctrl K and half a phone number lead to a person; no address contains it', async ({ page }) => {
  const person = newEnquiry()
  const [id] = await storeEnquiries(person)
  const half = person.phone.slice(-7)
  await signIn(page, undefined, '/admin/payments')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openDialog(page)
  await page.keyboard.type(`${half.slice(0, 3)} ${half.slice(3)}`)
  const option = page.getByRole('option', { name: person.surname })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === `/admin/leads/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.surname)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(requests.join('\n')).not.toContain(half.slice(3))
})

test('opened with its button on a phone, Enter goes to a page and leaves it closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, undefined, '/admin/dashboard')
  const opener = page.getByRole('button', { name: 'Find or go to' })
  await waitForHydration(opener)
  await opener.click()
  await page.keyboard.type('media')
  await expect(page.getByRole('option', { name: 'Media' }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  await expect(box(page)).toBeHidden()
})

test('an editor finds posts but no people, and the key makes a link in the text of a post', async ({
  page,
}) => {
  const person = newEnquiry()
  await storeEnquiries(person)
  const post = await createPost({ title: `About ${person.surname}` })
  await signIn(page, await makeAccount('editor'), '/blog/admin')
  await openDialog(page)
  await page.keyboard.type(person.surname)
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([
    new RegExp(`^About ${person.surname}`),
  ])
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toHaveValue(post.content)
  await contentField(page).press('Control+k')
  await expect(contentField(page)).toHaveValue(/\]\(/)
  await expect(box(page)).toBeHidden()
})

test('New Post loads Blog Admin once, and opens the form from Blog Admin too', async ({ page }) => {
  const loads: string[] = []
  page.on('request', (request) => {
    // A search that is still under way posts to the page shown.
    const isLoad = request.method() === 'GET' && new URL(request.url()).pathname === '/blog/admin'
    if (isLoad) loads.push(request.url())
  })
  await signIn(page, await makeAccount('editor'), '/admin/account')
  for (const expected of [1, undefined]) {
    await openDialog(page)
    await page.keyboard.type('new post')
    await expect(page.getByRole('option', { name: 'New Post' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog\/admin#edit=new-/)
    await expect(contentField(page)).toBeVisible()
    if (expected) expect(loads).toHaveLength(expected)
    await page.goto('/blog/admin')
  }
})
