/** Checks the spelling of English texts; no package has a dictionary of Afrikaans. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import nspell from 'nspell'
import { all } from './texts'

/** Names, abbreviations, file formats and terms of computing. */
const KNOWN = `
  Analytics Childline Facebook HubSpot Instagram OFX PayFast PF Supabase Vercel WhatsApp Xero YouTube
  CSV GBV GIF HMAC JPEG JSON PAIA PDF PNG POPIA RPL SADAG SHA SQL WebP ZA
  Bulleted Cron Inbox Placeholders Practicum Practicums Psychodynamic Unschedule app db genogram inbox js mailto min npm
  dialog ok passphrase pietist practicums screenshot shortcuts supabase tel txt unpublish unschedule vs xlsx`

const folder = join('node_modules', 'dictionary-en-za')
const dictionary = nspell(
  readFileSync(join(folder, 'index.aff'), 'utf8'),
  readFileSync(join(folder, 'index.dic'), 'utf8'),
)
for (const word of KNOWN.trim().split(/\s+/)) dictionary.add(word)

/** Arguments, tags, addresses and quoted code, which are no words. */
const NO_WORDS = /<[^>]*>|\{\w+(?:, \w+)?,?|`[^`]*`|\S*[@/_]\S*|\b[\w-]+\.(?:za|org|co|com)\b/g

test('every word of an English text is spelled correctly', () => {
  const wrong = all.en.flatMap(([key, text]) =>
    (text.replace(NO_WORDS, ' ').match(/\p{L}[\p{L}’]*/gu) ?? [])
      .map((word) => word.replace(/’s?$/, '').replaceAll('’', "'"))
      .filter((word) => word.length > 1 && !dictionary.correct(word))
      .map((word) => `${word} (${key})`),
  )
  expect(all.en.length).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})
