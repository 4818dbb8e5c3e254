import { axeViolations } from '../support/axe'
import { expect, signIn, test } from '../support/test'

const NOBODY = '00000000-0000-4000-8000-000000000000'

test('a missing staff page says so beside the staff menu, and leads back', async ({ page, allowError }) => {
  allowError(/404/)
  await signIn(page)
  for (const [path, words] of [
    ['/admin/leads/no-id', 'Lead not found'],
    ['/admin/leads/..%2f', 'Lead not found'],
    [`/admin/newsletter/${NOBODY}`, 'Page not found'],
    [`/admin/staff/${NOBODY}`, 'Member of staff not found'],
    ['/af/admin/site/nothing', 'Bladsy nie gevind nie'],
    ['/admin/site/nothing/versions', 'Page not found'],
  ] as const) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain(words)
  }
  for (const [path, title, way, target] of [
    [`/admin/leads/${NOBODY}`, 'Lead not found', 'All leads', '/admin/leads'],
    ['/af/admin/leads/nothing/at-all', 'Bladsy nie gevind nie', 'Oorsig', '/af/admin/dashboard'],
  ] as const) {
    expect((await page.goto(path))!.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Sign out|Meld af)$/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expect(page).toHaveURL(target)
  }
})
