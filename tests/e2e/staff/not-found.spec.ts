import { axeViolations } from '../support/axe'
import { expect, signIn, test } from '../support/test'

const pages = [
  ['/admin/nothing', 'Page not found', 'Dashboard'],
  ['/af/admin/leads/nothing/at-all', 'Bladsy nie gevind nie', 'Oorsig'],
  ['/admin/newsletter/00000000-0000-4000-8000-000000000000', 'Page not found', 'Dashboard'],
  ['/af/admin/site/nothing', 'Bladsy nie gevind nie', 'Oorsig'],
  ['/admin/site/nothing/versions', 'Page not found', 'Dashboard'],
] as const

test('a staff page that is not there says so under the staff bar, and leads back', async ({
  page,
  allowError,
}) => {
  allowError(/404/)
  await signIn(page)
  for (const [path, title, way] of pages) {
    const response = await page.goto(path)
    expect(response!.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Sign out|Meld af)$/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
  }
})
