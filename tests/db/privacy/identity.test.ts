/** The database and the web server normalise personal identifiers alike. */
import { cleanText } from '@/lib/forms/identity'
import { cleaned, emailKeys, emails, noEmails, sameNames } from '../../identity-vectors'
import { query } from '../second-database'

/** The results of a database function for each text. */
async function each<Value>(call: string, texts: readonly string[]): Promise<Value[]> {
  const rows = await query<{ made: Value }>(
    `select ${call} as made from unnest($1::text[]) with ordinality t (given, place) order by t.place`,
    [texts],
  )
  return rows.map(({ made }) => made)
}

test('texts are cleaned alike', async () => {
  const typed = cleaned.flat()
  expect(await each('private.clean_text(given)', typed)).toEqual(typed.map(cleanText))
})

test('every character is kept or removed alike', async () => {
  // After a letter, so that spaces survive; combining marks compose with it in NFC.
  const all = Array.from({ length: 0x2ff }, (_, page) => (page < 0x100 ? page : page + 0xe00 - 0x100)).map(
    (page) =>
      Array.from({ length: 0x100 }, (_, place) => page * 0x100 + place)
        .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
        .map((code) => `x${String.fromCodePoint(code)}`)
        .join(''),
  )
  const made = await each<string>('private.clean_text(given)', all)
  expect(made.filter((text, page) => text !== cleanText(all[page]!))).toEqual([])
})

test('e-mail addresses are compared alike', async () => {
  const stored = emailKeys.map(([address]) => address)
  expect(await each('private.normal_email(given)', stored)).toEqual(emailKeys.map(([, key]) => key))
})

test('the same e-mail addresses are stored', async () => {
  expect(await each('private.is_email(given)', emails)).toEqual(emails.map(() => true))
  expect(await each('private.is_email(given)', noEmails)).toEqual(noEmails.map(() => false))
  const unclean = ['a\u00a0b@c.org', 'a@b.org\nbcc:c@d.org', ' a@b.org', 'a\u200b@b.org', 'e\u0302@b.org']
  expect(await each('private.is_email(given)', unclean)).toEqual(unclean.map(() => false))
})

test.each(sameNames)('%s has one key in all its spellings', async (...spellings) => {
  const keys = await each('private.name_key(given)', spellings)
  expect(new Set(keys).size).toBe(1)
})

test('other names have other keys', async () => {
  const names = ['O’Brien', 'Obrian', 'van der Merwe', 'vandermerwe', 'Müller', 'Möller', 'Mueller']
  expect(new Set(await each('private.name_key(given)', names)).size).toBe(names.length)
})
