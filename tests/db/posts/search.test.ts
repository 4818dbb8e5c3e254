/** The search of published posts. Each test uses a unique word, to match no other posts. */
import { searchVectors } from '../../search-vectors'
import { changeAs, createAs, publish, search, slugs } from './posts'
import { type Row, anon, remove, secret, store } from '../rest'
import { HOUR, fromNow, makeUser, samplePost, unique } from '../samples'

test('returns the fields of a list of posts, and the total', async () => {
  const word = unique()
  const fields = {
    excerpt: 'An excerpt.',
    featured_image: '/a.webp',
    featured_image_alt: 'A lamp.',
    language: 'af',
    category: 'faith',
    published_at: '2026-01-02T03:04:05+00:00',
  }
  const slug = await publish(word, fields)
  const { rows } = await search(word)
  expect(rows).toEqual([
    {
      title: word,
      slug,
      excerpt: 'An excerpt.',
      featured_image: '/a.webp',
      featured_image_alt: 'A lamp.',
      language: 'af',
      category: 'faith',
      published_at: expect.stringContaining('2026-01-02'),
      total: 1,
    },
  ])
})

describe('letters', () => {
  test('match in upper and lower case', async () => {
    const word = unique('Word')
    const slug = await publish(word)
    for (const query of [word, word.toLowerCase(), word.toUpperCase()]) {
      expect(slugs((await search(query)).rows)).toEqual([slug])
    }
  })

  test.each(searchVectors)('%s', async (text, queries) => {
    const word = unique()
    const slug = await publish(`${word} ${text}`)
    for (const query of queries) {
      expect([query, slugs((await search(`${word} ${query}`)).rows)]).toEqual([query, [slug]])
    }
    expect((await search(`${word} so`)).rows).toEqual([])
  })

  test.each(['%', '_', '\\', "'", '"', '*', '.', '(', '[a-z]', '$1', '\\0', ';--'])(
    '%p is matched literally',
    async (sign) => {
      const word = unique()
      const slug = await publish(`${word} a${sign}b`)
      await publish(`${word} axb`)
      await publish(`${word} a b`)
      expect(slugs((await search(`${word} a${sign}b`)).rows)).toEqual([slug])
      expect(slugs((await search(`${word} a${sign}`)).rows)).toEqual([slug])
    },
  )
})

describe('where it looks', () => {
  test('title, excerpt and content, at any position, ranked in this order', async () => {
    const word = unique()
    const day = (number: number) => ({ published_at: `2026-01-0${number}T00:00:00Z` })
    const inContent = await publish('A title', { content: `Before **${word}**.`, ...day(6) })
    const alsoInContent = await publish('A title', { content: `${word} before`, ...day(5) })
    const inExcerpt = await publish('A title', { excerpt: `Before ${word}.`, content: word, ...day(4) })
    const alsoInExcerpt = await publish('A title', { excerpt: word, ...day(3) })
    const inTitle = await publish(`Before${word}after`, { excerpt: word, content: word, ...day(2) })
    const alsoInTitle = await publish(word, day(1))
    await publish('A title', { excerpt: null })
    expect(slugs((await search(word)).rows)).toEqual([
      inTitle,
      alsoInTitle,
      inExcerpt,
      alsoInExcerpt,
      inContent,
      alsoInContent,
    ])
    expect(slugs((await search(word, 3, 2)).rows)).toEqual([inExcerpt, alsoInExcerpt, inContent])
  })

  test.each([
    ['a **heavy** heart', 'a heavy heart'],
    ['a _heavy_ ~~light~~ heart', 'a heavy light heart'],
    ['see [the *good* news](https://example.org/a "Title")', 'see the good news'],
    ['![A lit lamp](/a.webp)', 'a lit lamp'],
    ['broken\nover lines', 'broken over lines'],
    ['> quoted\n> words', 'quoted words'],
    ['<b class="x">bold</b> words', 'bold words'],
    ['a footnote[^1] here', 'a footnote here'],
    ['five \\* six', 'five * six'],
    ['snake_case, 2*3 and 5 * 3', 'snake_case, 2*3 and 5 * 3'],
    ['**bib**lical, bib*li*cal, bib~~li~~cal', 'biblical, biblical, biblical'],
    ['<b>bib</b>lical, bib&shy;lical', 'biblical, biblical'],
    ['Job&nbsp;3 &#8211; &#x4B;ing &lt;i&gt; &amp; R&D', 'job 3 – king <i> & r&d'],
    ['- [ ] Open\n- [x] Done', 'open done'],
    ['| Day | Time |\n| --- | :-: |\n| Mon | 8:00 |', 'day time mon 8:00'],
    ['one\n\n[^1]: The *note*', 'one the note'],
    ['before [![a lamp](/a.webp)](https://example.org/a_(b)) after', 'before a lamp after'],
    ['before<!-- <b>hidden</b> --> after', 'before after'],
    ['Is 2 < 3 or 5 > 4? <info@example.org>', 'is 2 < 3 or 5 > 4? info@example.org'],
  ])('matches the content %j by %j', async (content, query) => {
    const word = unique()
    const slug = await publish('A title', { content: `${word}\n${content}` })
    expect(slugs((await search(`${word} ${query}`)).rows)).toEqual([slug])
  })

  test.each([
    ['[A link](https://example.org/WORD "A title WORD")', 'of a link'],
    ['![A lamp](/images/WORD.webp)', 'of a picture'],
    ['See https://example.org/?WORD=1 and www.example.org/WORD.', 'in the text'],
    ['<https://example.org/WORD>', 'in angle brackets'],
    ['[A link][1]\n\n[1]: https://example.org/WORD "WORD"', 'apart from its link'],
    ['<a href="/WORD" class="WORD">A link</a>', 'in HTML'],
    ['A<!-- WORD <b>WORD</b> --> <style>.WORD { }</style>', 'in a comment and a style'],
    ['```WORD\ncode\n```', 'in the language of code'],
  ])('not %j: an address %s, invisible to readers', async (content) => {
    const word = unique()
    await publish('A title', { content: content.replaceAll('WORD', word) })
    expect((await search(word)).rows).toEqual([])
  })

  test('returns a passage of the content as read, if only the content matches', async () => {
    const word = unique()
    const words = Array.from({ length: 50 }, (_, index) => `w${index}`)
    const content = [...words, `**Sê\u00adker** [the ${word}](/a) here&nbsp;it`, ...words].join(' ')
    const excerptOf = async (fields: Row) => {
      const slug = await publish('A title', { excerpt: 'An excerpt.', content, ...fields })
      return (await search(`SEKER the ${word}`)).rows.find((row) => row.slug === slug)!.excerpt
    }
    expect(await excerptOf({})).toBe(
      `… ${words.slice(-6).join(' ')} Sêker the ${word} here it ${words.slice(0, 19).join(' ')} …`,
    )
    expect(await excerptOf({ content: `Seker the ${word}.` })).toBe(`Seker the ${word}.`)
    expect(await excerptOf({ title: `Sêker the ${word}` })).toBe('An excerpt.')
    expect(await excerptOf({ excerpt: `Sêker the ${word}` })).toBe(`Sêker the ${word}`)
  })

  test('one or two letters match like longer texts', async () => {
    const [one, two] = ['\u0454', '\u0454\u0491']
    const inTitle = await publish(`Before${two}after`)
    const inContent = await publish('A title', { content: `${one}, Before${two}after` })
    for (const query of [one, two]) expect(slugs((await search(query)).rows)).toEqual([inTitle, inContent])
  })

  test('only the current text', async () => {
    const [before, after] = [unique(), unique()]
    const editor = await makeUser('editor')
    const { id, slug } = await createAs(editor, { title: before, excerpt: before, content: before })
    await changeAs(editor, id, { title: 'A title', excerpt: null, content: after })
    expect((await search(before)).rows).toEqual([])
    expect(slugs((await search(after)).rows)).toEqual([slug])
    const found = async () => (await search(after)).rows.length
    await changeAs(editor, id, { status: 'draft' })
    expect(await found()).toBe(0)
    await changeAs(editor, id, { status: 'published' })
    expect(await found()).toBe(1)
    await changeAs(editor, id, { published_at: fromNow(HOUR) })
    expect(await found()).toBe(0)
    await changeAs(editor, id, { published_at: fromNow(-HOUR) })
    expect(await found()).toBe(1)
    await changeAs(editor, id, { deleted_at: fromNow(0) })
    expect(await found()).toBe(0)
    await changeAs(editor, id, { deleted_at: null })
    expect(await found()).toBe(1)
    await remove(secret, 'blog_posts', `id=eq.${id}`)
    expect(await found()).toBe(0)
  })

  test('a match does not span title and excerpt', async () => {
    const word = unique()
    await publish(word, { excerpt: 'excerpt' })
    expect((await search(`${word}excerpt`)).rows).toEqual([])
    expect((await search(`${word} excerpt`)).rows).toEqual([])
  })

  test('never drafts, binned or scheduled posts, for any caller', async () => {
    const word = unique()
    await store('blog_posts', samplePost({ title: word, status: 'draft' }))
    await publish(word, { published_at: fromNow(HOUR) })
    await publish(word, { deleted_at: fromNow(0) })
    await store('blog_posts', samplePost({ content: word, status: 'draft' }))
    for (const caller of [anon, await makeUser(), await makeUser('editor'), await makeUser('admin')]) {
      expect((await search(word, 50, 0, caller)).rows).toEqual([])
    }
  })

  test('an empty query finds every post, a null query none', async () => {
    await publish('A title')
    expect((await search('', 1)).rows).toHaveLength(1)
    expect((await search(null)).rows).toEqual([])
  })
})
