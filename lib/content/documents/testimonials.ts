import { z } from 'zod'
import { count, line, list, localizedLine, localizedText, picture } from '../fields'
import type { InEveryLanguage } from '../localized'

const testimonial = z.strictObject({
  quote: localizedText(600),
  author: line(90),
  role: localizedLine(90),
  /** Stars out of five. */
  rating: count(1, 5),
  /** Initials shown without a photograph. */
  monogram: line(3),
  photo: picture().optional(),
})

export type Testimonial = InEveryLanguage<z.infer<typeof testimonial>>

export const testimonialsSchema = z.strictObject({
  home: list(testimonial, { max: 9 }),
  landing: list(testimonial, { max: 9 }),
})

export type Testimonials = z.infer<typeof testimonialsSchema>

/** Invented persons, until the provider publishes real ones. */
export const testimonials: Testimonials = {
  home: [
    {
      quote: {
        en: 'I used to give advice within five minutes. I learned to wait, to ask, and to let the other person finish.',
        af: 'Ek het altyd binne vyf minute raad gegee. Ek het geleer om te wag, te vra en die ander een te laat klaarpraat.',
      },
      author: 'Naomi V.',
      role: { en: 'Level 1 student (sample)', af: 'Student op vlak 1 (voorbeeld)' },
      rating: 5,
      monogram: 'NV',
    },
    {
      quote: {
        en: 'The module on grief came in the year my father died. It was work for my studies, and it was also care for me.',
        af: 'Die module oor rou het gekom in die jaar toe my pa dood is. Dit was werk vir my studie, en dit was ook sorg vir my.',
      },
      author: 'Pieter M.',
      role: { en: 'Level 2 student (sample)', af: 'Student op vlak 2 (voorbeeld)' },
      rating: 5,
      monogram: 'PM',
    },
    {
      quote: {
        en: 'I work all day and study in the evening. The reading is real work, but what I read on Tuesday I can use on Sunday.',
        af: 'Ek werk heeldag en studeer saans. Die leeswerk is regte werk, maar wat ek Dinsdag lees, kan ek Sondag gebruik.',
      },
      author: 'Thandi K.',
      role: { en: 'Level 3 student (sample)', af: 'Student op vlak 3 (voorbeeld)' },
      rating: 5,
      monogram: 'TK',
    },
  ],
  landing: [
    {
      quote: {
        en: 'I knew before I enrolled what it would cost and how long it would take. That made the decision easier.',
        af: 'Ek het voor my inskrywing geweet wat dit gaan kos en hoe lank dit gaan duur. Dit het die besluit makliker gemaak.',
      },
      author: 'Riaan B.',
      role: { en: 'Level 1 student (sample)', af: 'Student op vlak 1 (voorbeeld)' },
      rating: 5,
      monogram: 'RB',
    },
    {
      quote: {
        en: 'Our town has no Bible school. I studied at my kitchen table and was never the only one with questions.',
        af: 'Ons dorp het nie ’n Bybelskool nie. Ek het by my kombuistafel studeer en was nooit die enigste een met vrae nie.',
      },
      author: 'Lerato D.',
      role: { en: 'Level 2 student (sample)', af: 'Student op vlak 2 (voorbeeld)' },
      rating: 5,
      monogram: 'LD',
    },
    {
      quote: {
        en: 'I visit the sick for our congregation. Now I am less afraid of silence, and I know when to ask for help.',
        af: 'Ek doen siekebesoek vir ons gemeente. Nou is ek minder bang vir stilte, en ek weet wanneer om hulp te vra.',
      },
      author: 'Susanna J.',
      role: { en: 'Level 2 student (sample)', af: 'Student op vlak 2 (voorbeeld)' },
      rating: 5,
      monogram: 'SJ',
    },
  ],
}
