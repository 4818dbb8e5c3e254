import { fontNames } from './files'
import { fontSafeText } from './text'

test.each(fontNames)('the font %s has every Afrikaans letter', (name) => {
  const text = 'Môre sê hulle reën, oë, brûe, geïnspireer, né, šālôm'
  expect(fontSafeText(`ŉ ${text}`, name)).toBe(`’n ${text}`)
})

test.each([
  ['Hope 🌱 grows 👨‍👩‍👧‍👦 slowly', 'Hope grows slowly'],
  ['❤️', ''],
  ['1️⃣ First things', '1 First things'],
  ['Peace (שָׁלוֹם): more than quiet', 'Peace: more than quiet'],
  ['What ἀγάπη asks of us', 'What\u00a0… asks of us'],
  ['What ἀγάπη καὶ ἐλπίς ask', 'What\u00a0… ask'],
  ['λόγος', ''],
  ['Ḥesed en ḥesed', 'Ḥesed en ḥesed'],
  ['Sien jou môre', 'Sien jou môre'],
  ['Two\u200b words\u202e\n here\u00ad', 'Two words here'],
  ['Sê «ja» – of (nee)', 'Sê «ja» – of (nee)'],
  ['© 2025 Faith™ & hope', '© 2025 Faith™ & hope'],
  ['Wait… what?', 'Wait… what?'],
  ['\ud800 broken', 'broken'],
  ['Nguyễn 王 Müller 😀 Ωμέγα', 'Nguyen\u00a0… Müller\u00a0…'],
  ['ﬁne, Ｐａａｒｌ', 'fine, Paarl'],
  ['10⁴ ≠ ₦5', '10… ₦5'],
  ['1‑2 → ≤ 3′', '1-2 – <= 3′'],
  ['– as it is, (…) –', '– as it is, (…) –'],
])('%s is written as "%s"', (given, written) => {
  expect(fontSafeText(given, 'display')).toBe(written)
})
