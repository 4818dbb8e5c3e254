import type { Page } from './test'

/** The sum of layout shifts since the page began to load; `moved` has their times and positions. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return page.evaluate(async () => {
    let sum = 0
    const moved: string[] = []
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    const excerpt = (node?: Node) =>
      (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 100)
    const add = (entries: PerformanceEntryList) => {
      for (const { value, startTime, hadRecentInput, sources } of entries as Shift[]) {
        // Chromium sometimes places the floating buttons off the screen first, and shows them a frame late.
        const isAppearance =
          sources.length > 0 &&
          sources.every(
            ({ node, previousRect: { width, height } }) =>
              node instanceof Element && node.matches('.floating') && width * height === 0,
          )
        if (hadRecentInput || isAppearance) continue
        sum += value
        moved.push(`${value} at ${Math.round(startTime)} ms, scrolled to ${window.scrollY}:`)
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${excerpt(node)} ${place(previousRect)} → ${place(currentRect)}`)
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      // Chromium sometimes never draws a frame for a page without a screen.
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ])
    }
    window.scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
    add(observer.takeRecords())
    return { sum, moved }
  })
}
