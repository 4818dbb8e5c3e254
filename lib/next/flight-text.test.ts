const { withShortFlight } = jest.requireActual<{ withShortFlight(html: string): string }>('./flight-text.mjs')

/** A part as Next writes it (`htmlEscapeJsonString` of `server/htmlescape.js`). */
const part = (text: string) => {
  const json = JSON.stringify([1, text]).replace(
    /[&><\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script>self.__next_f.push(${json})</script>`
}

/** What the scripts of a page hand to React. */
function textOf(html: string): string {
  const texts: string[] = []
  const self = { __next_f: { push: (entry: [number, string?]) => texts.push(entry[1] ?? '') } }
  for (const [, script] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function('self', script!)(self)
  return texts.join('')
}

test.each([
  ['quotation marks', `1:["$","p",null,{"children":"It's \\"so\\""}]\n`],
  ['backslashes at its end', 'a\\\\'],
  ['the end of a script', 'a</script><SCRIPT>b</ScRiPt >'],
  ['a comment', '<!-- a --> <!--<script>'],
  ['a zero, a return and a separator of lines', '\0\r\n\u2028\u2029\ufeff'],
  ['half a pair of code units', 'a\ud800b\udc00c😀'],
  ['what stands for something in a replacement', '$& $1 $$ $`'],
  ['a template', '`${1}` &amp;'],
])('React reads the same from a page with %s', (_, text) => {
  const page = `<p>x</p>${part(text)}${part(`${text}2`)}<p>y</p>${part(text)}`
  const short = withShortFlight(page)
  expect(textOf(short)).toBe(textOf(page))
  expect(short.match(/<script>/g)).toHaveLength(3)
  expect(short).not.toMatch(/<!--|[\0\r\u2028\u2029]/)
  expect(Buffer.from(short).toString()).toBe(short)
})

test('quotation marks and angle brackets take one byte each', () => {
  expect(withShortFlight(part('["$","a",{"href":"/a"}] > & <b'))).toBe(
    `<script>self.__next_f.push([1,'["$","a",{"href":"/a"}] > & <b'])</script>`,
  )
})

test.each([
  ['the start of the data', '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'],
  ['bytes', '<script>self.__next_f.push([3,"AAEC"])</script>'],
  ['a part for a request, with a nonce', '<script nonce="a">self.__next_f.push([1,"\\"a\\""])</script>'],
  ['another script', `<script>alert("self.__next_f.push([1,1])")</script>`],
  ['text that looks like one', '<p>self.__next_f.push([1,"a"])</p>'],
])('%s is left as it is', (_, html) => {
  expect(withShortFlight(html)).toBe(html)
})
