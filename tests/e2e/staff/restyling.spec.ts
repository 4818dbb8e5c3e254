/** Styles that cost time on every change of a page. */
import { expect, signIn, test } from '../support/test'

test('no style that depends on the page’s contents applies to elements of any kind', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const selectors = await page.evaluate(() => {
    const found: string[] = []
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) found.push(...rule.selectorText.split(/,(?![^(]*\))/))
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return found.filter((selector) => selector.includes(':has('))
  })
  expect(selectors.length).toBeGreaterThan(5)
  /** The parts between combinators, without what is in brackets. */
  const partsOf = (selector: string): string[] => {
    const outer = selector.replace(/\([^()]*\)/g, '')
    return outer === selector ? selector.trim().split(/[\s>+~]+/) : partsOf(outer)
  }
  // The browser would restyle all such elements whenever one is added or removed.
  const costly = selectors.filter((selector) => {
    const parts = partsOf(selector)
    const last = parts.pop()!
    return parts.some((part) => part.includes(':has')) && !/[.#[]/.test(last)
  })
  expect(costly).toEqual([])
})
