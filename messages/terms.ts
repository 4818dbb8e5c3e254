/** Messages that only staff read. */
const staff =
  /^(?:Audit|BankNote|Checklist|Content|ContentImport|Dashboard|Leads\.(?!form\b)|Media|NewsletterAdmin|Outbox|PaymentsAdmin|Posts\.(?:admin|editor)|Privacy|Staff|StaffList|System)\b/

/** A concept: its word in each language, and wrong words for it. */
interface Term {
  readonly en: string
  readonly af: string
  readonly notEn?: readonly string[]
  readonly notAf?: readonly string[]
  /** The messages in which this word is required; others may use it differently. */
  readonly keys?: RegExp
}

/** One word for each concept, in both languages. */
export const terms: readonly Term[] = [
  { en: 'actions', af: 'handelinge', notAf: ['aksies'] },
  { en: 'advertising cookies', af: 'advertensiekoekies', notAf: ['reklamekoekies'] },
  {
    en: 'assigned to',
    af: 'toegewys aan',
    notEn: ['lead owner', 'made the owner'],
    notAf: ['verantwoordelike'],
    keys: staff,
  },
  { en: 'authenticator app', af: 'verifikasie-app', notEn: ['authentication app'], notAf: ['waarmerk-app'] },
  { en: 'automatically', af: 'outomaties', notEn: ['by itself'], notAf: ['vanself'], keys: staff },
  { en: 'bank transfer', af: 'bankoorplasing', notEn: ['wire transfer'], notAf: ['bankoordrag'] },
  { en: 'bin', af: 'asblik', notEn: ['trash', 'recycle bin'], notAf: ['snippermandjie', 'vullisblik'] },
  { en: 'browser', af: 'blaaier', notAf: ['webblaaier', 'browser'] },
  {
    en: 'dashboard',
    af: 'oorsig',
    notEn: ['control panel'],
    notAf: ['dashboard', 'kontroleskerm', 'paneelbord'],
  },
  {
    en: 'delete',
    af: 'skrap',
    notEn: ['erase', 'erased', 'erases', 'erasing'],
    notAf: ['uitwis', 'uitgewis'],
  },
  { en: 'e-mail', af: 'e-pos', notEn: ['email', 'emails'], notAf: ['email', 'epos', 'eposse'] },
  {
    en: 'earlier version',
    af: 'vorige weergawe',
    notEn: ['former version', 'former versions'],
    notAf: ['vroeëre weergawe', 'vroeëre weergawes'],
  },
  { en: 'enquiry', af: 'navraag', notEn: ['inquiry', 'inquiries'] },
  { en: 'excerpt', af: 'opsomming', notAf: ['uittreksel'] },
  { en: 'footnotes', af: 'voetnote', notAf: ['voetnotas'] },
  {
    en: 'image',
    af: 'prent',
    notEn: ['picture', 'pictures'],
    notAf: ['prentjie', 'prentjies', 'afbeelding'],
    keys: staff,
  },
  { en: 'inbox', af: 'inkassie', notAf: ['inboks'] },
  { en: 'instalment', af: 'paaiement', notEn: ['installment', 'installments'], notAf: ['afbetaling'] },
  { en: 'italic', af: 'kursief', notAf: ['skuins'] },
  { en: 'job', af: 'taak', notAf: ['werksleutel'] },
  { en: 'lead', af: 'belangstellende', notAf: ['lead', 'leads', 'leidraad', 'leidrade'], keys: staff },
  { en: 'lower-case letters', af: 'kleinletters', notEn: ['small letters'], notAf: ['klein letters'] },
  {
    en: 'office hours',
    af: 'kantoorure',
    notEn: ['opening hours', 'business hours'],
    notAf: ['besigheidsure'],
  },
  { en: 'passkey', af: 'wagwoordsleutel', notEn: ['pass key'], notAf: ['toegangsleutel'] },
  { en: 'placeholders', af: 'plekhouers', notEn: ['values for texts'], notAf: ['waardes vir tekste'] },
  { en: 'phone number', af: 'telefoonnommer', notEn: ['telephone', 'telephone number'] },
  { en: 'preview', af: 'voorskou', notAf: ['voorbeskou', 'voorbeskouing'] },
  { en: 'receipt', af: 'kwitansie', notAf: ['strokie', 'ontvangsbewys'] },
  { en: 'recovery codes', af: 'herstelkodes', notEn: ['backup codes'], notAf: ['rugsteunkodes'] },
  { en: 'refund', af: 'terugbetaal', notEn: ['pay back', 'paid back'] },
  {
    en: 'sign in',
    af: 'meld aan',
    notEn: ['log in', 'logged in', 'login', 'sign up'],
    notAf: ['log in', 'login'],
  },
  {
    en: 'sign out',
    af: 'meld af',
    notEn: ['log out', 'logged out', 'logout'],
    notAf: ['log uit'],
  },
  { en: 'spam', af: 'gemorspos', notEn: ['junk mail'], notAf: ['spam', 'strooipos'] },
  { en: 'subscriber', af: 'intekenaar', notAf: ['subskribent', 'subskribente'] },
  { en: 'suicide', af: 'selfdood', notAf: ['selfmoord', 'selfmoordrisiko'] },
  {
    en: 'temporary password',
    af: 'tydelike wagwoord',
    notEn: ['first password'],
    notAf: ['eerste wagwoord'],
  },
  {
    en: 'two-step verification',
    af: 'tweestapverifikasie',
    notEn: ['second factor', 'two-factor', '2FA'],
    notAf: ['tweede faktor', 'tweefaktor', '2FA'],
  },
  {
    en: 'view lead',
    af: 'bekyk belangstellende',
    notEn: ['open the lead'],
    notAf: ['maak die belangstellende'],
  },
  { en: 'website', af: 'webwerf', notAf: ['webblad', 'webtuiste'] },
  {
    en: 'who it is for',
    af: 'vir wie dit bedoel is',
    notEn: ['who it is meant for'],
    notAf: ['vir wie dit is'],
  },
]
