/** Former legal texts, readable by students who enrolled under them. */
import { axeViolations, horizontalOverflow } from '../support/axe'
import { unique } from '../support/data'
import { changed, forgetContent, publishByFile } from '../support/site-content'
import { expect, signIn, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const terms = (words: string) =>
  changed('terms', {
    sections: [
      {
        id: 'fees',
        title: { en: 'Fees', af: 'Studiegeld' },
        text: { en: `${words}: {deposit}`, af: `${words}: {deposit}` },
      },
    ],
  })

test('a former version stays readable, marked as ended, with the fees of its time @wide', async ({
  page,
}) => {
  const [first, second] = [unique(), unique()]
  await signIn(page)
  await publishByFile(page, { terms: terms(first), fees: changed('fees', { deposit: 1111 }) })
  await page.goto('/terms')
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toHaveCount(0)
  await publishByFile(page, { terms: terms(second) })
  await publishByFile(page, { fees: changed('fees', { deposit: 2222 }) })

  await page.goto('/terms')
  await expect(page.getByText(second)).toContainText('R2 222')
  await page.getByRole('navigation', { name: 'Earlier versions' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/terms\/former\/\d+$/)
  await expect(page.getByText(first)).toContainText('R1 111')
  await expect(page.getByText('This is an earlier version.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  const address = new URL(page.url()).pathname
  for (const [path, width, colorScheme] of [
    [address, 360, 'light'],
    [`/af${address}`, 1280, 'dark'],
    ['/terms', 360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    expect(await horizontalOverflow(page), path).toEqual([])
    expect(await axeViolations(page), path).toEqual([])
  }
  await page.goto(address)
  await page.getByRole('link', { name: 'Read the version that applies now' }).click()
  await expect(page.getByText(second)).toBeVisible()
})
