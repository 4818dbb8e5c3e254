import { z } from 'zod'
import { choice, list, localizedLine, localizedText } from '../fields'

const feature = z.strictObject({
  /** The drawing beside it. */
  key: choice(['online', 'scripture', 'practice', 'path', 'community', 'tools']),
  title: localizedLine(90),
  description: localizedText(),
})

/** The provider's own words on the landing page. */
export const landingSchema = z.strictObject({
  title: localizedLine(90),
  intro: localizedText(400),
  /** The list beside the form. */
  benefits: list(localizedText(), { max: 10 }),
  features: list(feature, { max: 9 }),
})

export type Landing = z.infer<typeof landingSchema>

/** Default until the provider publishes its own text. */
export const landing: Landing = {
  title: {
    en: 'Learn to counsel from the Bible, from home',
    af: 'Leer tuis hoe om vanuit die Bybel berading te bied',
  },
  intro: {
    en: 'Three levels, fully online. Leave your details, and we will tell you how the courses work and what they cost.',
    af: 'Drie vlakke, volledig aanlyn. Laat jou besonderhede by ons, dan vertel ons jou hoe die kursusse werk en wat dit kos.',
  },
  benefits: [
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
      en: 'Know the cost beforehand: a {deposit} deposit, then {monthlyFee} a month.',
      af: 'Weet vooraf wat dit kos: ’n deposito van {deposit} en dan {monthlyFee} per maand.',
    },
    {
      en: 'Serve your family, congregation and community with more confidence.',
      af: 'Dien jou gesin, gemeente en gemeenskap met meer selfvertroue.',
    },
  ],
  features: [
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
        af: 'Vlak 1 en vlak 2 sluit met ’n sertifikaat af. Vlak 3 lei deur die vennootinstelling tot die graad\u00a0B.A.T.S.',
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
  ],
}
