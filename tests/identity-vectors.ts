/**
 * Input that the web server and the database must normalise alike (lib/forms/email.test.ts,
 * tests/db/privacy/identity.test.ts).
 */

/** Texts with their stored form. */
export const cleaned: readonly (readonly [typed: string, stored: string])[] = [
  ['  Naomi  van\u00a0der \u3000 Merwe ', 'Naomi van der Merwe'],
  ['Rene\u0301e', 'Renée'],
  ['Jan\r\nBcc: x@y.example', 'Jan Bcc: x@y.example'],
  ['Jan\u2028Botha\u2029\u0085', 'Jan Botha'],
  ['\u202egpj.exe\u202c', 'gpj.exe'],
  ['\u2066a\u2069\u200eb\u200f', 'ab'],
  ['Ja\u00adn\u200b\u200c\u200d\u2060\ufeff', 'Jan'],
  ['a\u0007\u001b\u007f\u009fb', 'ab'],
  ['\u200b \u3164\u2800\u115f\ufe0f', ''],
  ['\u{e0041}\u{e0001}A', 'A'],
  ['O’Brien', 'O’Brien'],
  ['ﬁ', 'ﬁ'],
]

/** E-mail addresses with their stored form and comparison key. */
export const emailKeys: readonly (readonly [stored: string, key: string])[] = [
  ['Naomi@Example.ORG', 'naomi@example.org'],
  ['ingrid@bücher.example', 'ingrid@xn--bcher-kva.example'],
  ['Ingrid@BÜCHER.example', 'ingrid@xn--bcher-kva.example'],
  ['ingrid@bu\u0308cher.example', 'ingrid@xn--bcher-kva.example'],
  ['ingrid@xn--bcher-kva.example', 'ingrid@xn--bcher-kva.example'],
  ['a@post.bücher.münchen.example', 'a@post.xn--bcher-kva.xn--mnchen-3ya.example'],
  ['Ê@example.org', 'ê@example.org'],
  ['a@faß.example', 'a@xn--fa-hia.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@пример.испытание', 'a@xn--e1afmkfd.xn--80akhbyknj4f'],
  ['a@مثال.إختبار', 'a@xn--mgbh0fb.xn--kgbechtv'],
  ['a@ｅｘａｍｐｌｅ.org', 'a@example.org'],
  ['a@ü.example', 'a@xn--tda.example'],
  ['a@maañana-ünder-the-ñandú.example', 'a@xn--maaana-nder-the-and-x3bn5r6a.example'],
  ['a@💌.example', 'a@xn--rr8h.example'],
  ["o'brien@example.org", "o'brien@example.org"],
  ['+27825550117', '+27825550117'],
]

/** Valid, deliverable e-mail addresses. */
export const emails: readonly string[] = [
  'a@b.co',
  'name@example.org',
  'Name@Example.org',
  'first.last+tag@sub.example.co.za',
  "o'brien@example.org",
  'müller@exämple.org',
  'ingrid@xn--bcher-kva.example',
  'a@3com.example',
  'a@b-c.example',
  '_a-b_@example.org',
]

/** Invalid ones that cannot be corrected. */
export const noEmails: readonly string[] = [
  '',
  'a',
  'a@b',
  '@b.org',
  'a@',
  'a@b@c.org',
  'a@@c.org',
  'a b@c.org',
  'a@b c.org',
  'a@.org',
  'a@b..org',
  'a@.b.org',
  'a..b@c.org',
  '.a@b.org',
  'a.@b.org',
  'a@-b.org',
  'a@b-.org',
  'a@b.-org',
  'a@b.org-',
  'a@b_c.org',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a"b@c.org',
  'a(b)@c.org',
  'a,b@c.org',
  'a@b,c.org',
  'a;b@c.org',
  'a\\b@c.org',
  'a@b.org bcc:c@d.org',
  'a@b/c.org',
  'a@b.org?x=1',
]

/** Lists of names that are equal. */
export const sameNames: readonly (readonly string[])[] = [
  [
    "O'Brien",
    'O’Brien',
    'Oʼbrien',
    'O`Brien',
    'O´Brien',
    'Oʻbrien',
    'O′BRIEN',
    'O‘Brien',
    'O＇Brien',
    'OBrien',
  ],
  ['van der Merwe', 'Van  Der\u00a0Merwe', 'VAN DER MERWE', ' van der\tmerwe\u200b'],
  ['Renée', 'Rene\u0301e', 'RENÉE', 'Renee', 'René\u00ade'],
  ['Müller', 'MULLER', 'Mu\u0308ller'],
  ['Bjørn', 'BJORN'],
]
