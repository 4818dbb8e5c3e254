import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from './markdown'

const html = async (source: string) => renderToStaticMarkup(await Markdown({ source, locale: 'en' }))
const UPLOADED = '/pictures/3f2b9c1e-7f64-4a7e-9a55-0123456789ab-1600x900'

test('an uploaded picture keeps its space, comes in several widths from this site, and has no style', async () => {
  const out = await html(`![A hill](${UPLOADED}.webp)`)
  expect(out).toContain('alt="A hill"')
  expect(out).toContain('width="1600" height="900"')
  expect(out).toMatch(/srcSet="\/_next\/image\?url=%2Fpictures%2F/i)
  expect(out).toContain('loading="lazy"')
  expect(out).not.toContain('style=')
})

test('an animated one is sent unchanged', async () => {
  const out = await html(`![](${UPLOADED}.gif)`)
  expect(out).toContain(`src="${UPLOADED}.gif"`)
  expect(out).toContain('width="1600" height="900"')
})

test.each(['https://example.org/a.webp', `https://example.org${UPLOADED}.webp`, '/images/posts/a.webp'])(
  'the picture %s stays unchanged and is lazy',
  async (address) => {
    const out = await html(`![A](${address})`)
    expect(out).toContain(`src="${address}"`)
    expect(out).toContain('loading="lazy"')
    expect(out).not.toContain('_next/image')
  },
)
