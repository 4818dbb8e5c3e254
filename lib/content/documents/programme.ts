import { z } from 'zod'
import { list, localizedLine, localizedText } from '../fields'

/** The overview of the programme. */
export const programmeSchema = z.strictObject({
  title: localizedLine(90),
  /** The text of links to the overview; the menu, short of space, has a shorter one. */
  name: localizedLine(90),
  description: localizedText(),
  structure: list(localizedText(), { min: 1 }),
})

export type Programme = z.infer<typeof programmeSchema>

/** Default until the provider publishes its own text. */
export const programme: Programme = {
  title: { en: 'Biblical Counselling', af: 'Bybelse Berading' },
  name: { en: 'Programme overview', af: 'Programoorsig' },
  description: {
    en: 'One path in three levels, from a first year of foundations to a B.A.T.S. degree through the partner institution.',
    af: 'Een pad in drie vlakke: van ’n eerste jaar met die grondslae tot die graad\u00a0B.A.T.S. deur die vennootinstelling.',
  },
  structure: [
    {
      en: 'The levels build on one another. Level 1 lays the foundation in a year. Level 2 takes a further year and goes into grief, crisis and change.',
      af: 'Die vlakke bou op mekaar voort. Vlak 1 lê die fondament in een jaar. Vlak 2 duur nog ’n jaar en gaan op rou, krisis en verandering in.',
    },
    {
      en: 'Level 3 takes two years. You specialise, do research, and work towards a degree through the partner institution.',
      af: 'Vlak 3 duur twee jaar. Jy spesialiseer, doen navorsing en werk aan ’n graad deur die vennootinstelling.',
    },
    {
      en: 'Every level combines three kinds of work: theology, counselling skills and supervised practice. Research projects follow at Levels 2 and 3.',
      af: 'Elke vlak kombineer drie soorte werk: teologie, beradingsvaardighede en praktyk onder supervisie. Op vlak 2 en 3 volg navorsingsprojekte.',
    },
  ],
}
