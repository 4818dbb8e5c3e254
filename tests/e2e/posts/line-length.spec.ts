import { expect, test } from '../support/test'

test('the text of a post has a column of 660 px, centred, with 60 to 70 characters a line', async ({
  page,
}) => {
  for (const [width, column] of [
    [1280, 660],
    [1920, 660],
    [768, 656],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/burnout-in-ministry-what-elijah-needed-first')
    const text = (await page.locator('article .post').boundingBox())!
    expect(text.width).toBe(column)
    expect(text.x * 2 + text.width).toBe(width)
    const lengths = await page.locator('article .post > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = new Map<number, number>()
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (let index = 0; index < text.textContent!.length; index++) {
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            const line = Math.round(range.getBoundingClientRect().bottom / 8)
            lines.set(line, (lines.get(line) ?? 0) + 1)
          }
        // All but the last line are full.
        return [...lines.values()].slice(0, -1)
      }),
    )
    expect(lengths.length).toBeGreaterThan(20)
    const middle = lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)]
    expect(middle).toBeGreaterThanOrEqual(60)
    expect(middle).toBeLessThanOrEqual(70)
  }
})
