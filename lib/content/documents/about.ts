import { z } from 'zod'
import { choice, list, localizedLine, localizedText } from '../fields'

const card = z.strictObject({
  /** The drawing beside it. */
  key: choice(['mission', 'vision', 'community', 'values']),
  title: localizedLine(90),
  text: localizedText(),
})

export type AboutCard = z.infer<typeof card>

export const aboutSchema = z.strictObject({
  cards: list(card, { max: 8 }),
  /** The section 'Our Story', in paragraphs. */
  story: list(localizedText(), { max: 20 }),
})

/** The About page as the office edits it. */
export type About = z.infer<typeof aboutSchema>

/** Default until the provider publishes its own text: only the provider's own numbers, and no invented facts. */
export const about: About = {
  cards: [
    {
      key: 'mission',
      title: { en: 'Our Mission', af: 'Ons missie' },
      text: {
        en: 'We train people to listen well, to care with patience, and to counsel from the Bible. We want what they learn this week to be of use to someone next week.',
        af: 'Ons lei mense op om goed te luister, ander met geduld by te staan en vanuit die Bybel berading te bied. Wat hulle vandeesweek leer, moet volgende week vir iemand iets beteken.',
      },
    },
    {
      key: 'vision',
      title: { en: 'Our Vision', af: 'Ons visie' },
      text: {
        en: 'A trained, trusted counsellor within reach of every congregation and community: someone who keeps a confidence, knows the Bible, and knows when to ask for other help.',
        af: '’n Opgeleide, betroubare berader binne bereik van elke gemeente en gemeenskap: iemand wat vertroulikheid bewaar, die Bybel ken en weet wanneer ander hulp nodig is.',
      },
    },
    {
      key: 'community',
      title: { en: 'Our Community', af: 'Ons gemeenskap' },
      text: {
        en: 'Because we teach online, students can join from a city, a town or a farm, and from any church. They practise with one another and learn from one another’s questions.',
        af: 'Omdat ons aanlyn onderrig gee, kan studente van ’n stad, ’n dorp of ’n plaas af inskakel, en uit enige kerk. Hulle oefen saam en leer uit mekaar se vrae.',
      },
    },
    {
      key: 'values',
      title: { en: 'Our Values', af: 'Ons waardes' },
      text: {
        en: 'Faithfulness to Scripture. Honesty about what we can and cannot do. Respect for every person’s story. Confidentiality. Patience, because people change slowly.',
        af: 'Getrouheid aan die Skrif. Eerlikheid oor wat ons kan en nie kan doen nie. Respek vir elke mens se verhaal. Vertroulikheid. Geduld, want mense verander stadig.',
      },
    },
  ],
  story: [
    {
      en: 'Most people who are in trouble do not first go to a professional. They go to a friend, a mother, an elder, a neighbour. Often that person wants to help and does not know how. Our work begins there.',
      af: 'Die meeste mense wat swaarkry, gaan nie eerste na ’n kundige toe nie. Hulle gaan na ’n vriend, ’n ma, ’n ouderling, ’n buurvrou. Dikwels wil daardie mens help, maar weet nie hoe nie. Daar begin ons werk.',
    },
    {
      en: 'From Paarl, between the granite and the vineyards, we teach biblical counselling: how to listen to a person, how to read the Bible with care, and how to bring the two together without haste. After more than 30 years and 600 graduates, that is still what we teach.',
      af: 'Vanuit die Paarl, tussen die graniet en die wingerde, gee ons onderrig in Bybelse berading: hoe om na ’n mens te luister, hoe om die Bybel met sorg te lees, en hoe om die twee sonder haas bymekaar te bring. Ná meer as 30 jaar en meer as 600 gegradueerdes is dit steeds wat ons onderrig.',
    },
    {
      en: 'Our courses are 100% online. A student on a farm follows the same modules as a student in the city. The three levels form one path: a year of foundations, a year of harder conversations, and two years of specialised study towards a degree through the partner institution.',
      af: 'Ons kursusse is 100% aanlyn. ’n Student op ’n plaas volg dieselfde modules as ’n student in die stad. Die drie vlakke vorm een pad: ’n jaar met die grondslae, ’n jaar met moeiliker gesprekke, en twee jaar gespesialiseerde studie op pad na ’n graad deur die vennootinstelling.',
    },
    {
      en: 'We are a skills development provider, and we say plainly what that means. We train counsellors who are not psychologists. We teach them what they can offer, and when to send someone to a doctor, a psychologist, a social worker or the police.',
      af: 'Ons is ’n verskaffer van vaardigheidsontwikkeling, en ons sê reguit wat dit beteken. Ons lei beraders op wat nie sielkundiges is nie. Ons leer hulle wat hulle kan bied, en wanneer om iemand na ’n dokter, ’n sielkundige, ’n maatskaplike werker of die polisie te stuur.',
    },
  ],
}
