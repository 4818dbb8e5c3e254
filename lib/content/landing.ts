import { deposit, formatRand, monthlyFee } from './fees'
import type { Localized } from './localized'

/** A figure with the text under it. */
export type Stat = { readonly value: Localized; readonly label: Localized }

/** The four figures of the landing page, which the provider claims in these words. */
export const stats: readonly [Stat, Stat, Stat, Stat] = [
  { value: { en: '600+', af: '600+' }, label: { en: 'graduates', af: 'gegradueerdes' } },
  { value: { en: '30+', af: '30+' }, label: { en: 'years', af: 'jaar' } },
  {
    value: { en: 'Accredited', af: 'Geakkrediteer' },
    label: { en: 'with a professional body', af: 'by ’n beroepsliggaam' },
  },
  { value: { en: '100%', af: '100%' }, label: { en: 'online', af: 'aanlyn' } },
]

/** The benefits list beside the lead form. */
export const benefits: readonly Localized[] = [
  { en: 'Study fully online, wherever you live.', af: 'Studeer volledig aanlyn, waar jy ook al woon.' },
  {
    en: 'Begin with one year, and decide afterwards how far you want to go.',
    af: 'Begin met een jaar en besluit daarna hoe ver jy wil gaan.',
  },
  {
    en: 'Learn theology, counselling skills and practice side by side.',
    af: 'Leer teologie, beradingsvaardighede en praktyk naas mekaar.',
  },
  {
    en: `Know the cost beforehand: a ${formatRand(deposit)} deposit, then ${formatRand(monthlyFee)} a month.`,
    af: `Weet vooraf wat dit kos: ’n deposito van ${formatRand(deposit)} en dan ${formatRand(monthlyFee)} per maand.`,
  },
  {
    en: 'Serve your family, congregation and community with more confidence.',
    af: 'Dien jou gesin, gemeente en gemeenskap met meer selfvertroue.',
  },
]

/** A feature card of the landing page; the key names its drawing. */
export type Feature = {
  readonly key: 'online' | 'scripture' | 'practice' | 'path' | 'community' | 'tools'
  readonly title: Localized
  readonly description: Localized
}

/** The six feature cards of the landing page. */
export const features: readonly Feature[] = [
  {
    key: 'online',
    title: { en: 'Online from start to finish', af: 'Aanlyn van begin tot einde' },
    description: {
      en: 'All study is online. You need a computer or a phone, an internet connection and a quiet hour.',
      af: 'Al die studie is aanlyn. Jy het ’n rekenaar of foon, ’n internetverbinding en ’n stil uur nodig.',
    },
  },
  {
    key: 'scripture',
    title: { en: 'Rooted in Scripture', af: 'Gewortel in die Skrif' },
    description: {
      en: 'You learn to read the Bible with care, and to ask what it means for the person in front of you.',
      af: 'Jy leer om die Bybel met sorg te lees en te vra wat dit beteken vir die mens wat voor jou sit.',
    },
  },
  {
    key: 'practice',
    title: { en: 'Practice at every level', af: 'Praktyk op elke vlak' },
    description: {
      en: 'Practicums are part of all three levels. You listen, write reports and learn from feedback.',
      af: 'Praktika is deel van al drie vlakke. Jy luister, skryf verslae en leer uit terugvoer.',
    },
  },
  {
    key: 'path',
    title: { en: 'A path to a degree', af: '’n Pad na ’n graad' },
    description: {
      en: 'Level 1 and Level 2 end with a certificate. Level 3 leads to a B.A.T.S. degree through the partner institution.',
      af: 'Vlak 1 en vlak 2 sluit met ’n sertifikaat af. Vlak 3 lei deur die vennootinstelling tot ’n\u00a0B.A.T.S.-graad.',
    },
  },
  {
    key: 'community',
    title: { en: 'Never alone with the work', af: 'Nooit alleen met die werk nie' },
    description: {
      en: 'You study with people who have the same questions, and you practise with one another.',
      af: 'Jy studeer saam met mense wat met dieselfde vrae worstel, en julle oefen met mekaar.',
    },
  },
  {
    key: 'tools',
    title: { en: 'Everything in one place', af: 'Alles op een plek' },
    description: {
      en: 'The student portal holds your modules and your work. An AI assistant helps with practical questions.',
      af: 'Die studenteportaal bevat jou modules en jou werk. ’n KI-assistent help met praktiese vrae.',
    },
  },
]
