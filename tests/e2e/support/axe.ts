import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from './test'

// Evaluated: the page's Content Security Policy would block a script element.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe's violations on the page, each with rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Lets finite animations end, so that axe measures final colours.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  )
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axe)
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  )
}

/** Both widths and up to five elements that overflow the page to the right; empty if it cannot scroll sideways. */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    /** Whether a part of the page other than the body scrolls or cuts it off. */
    const isScrolled = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      parentElement !== document.body &&
      (getComputedStyle(parentElement).overflowX !== 'visible' || isScrolled(parentElement))
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !(element instanceof SVGElement) &&
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !isScrolled(element),
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
}
