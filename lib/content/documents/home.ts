import { z } from 'zod'
import { choice, flag, list, localizedLine, localizedText } from '../fields'

const stat = z.strictObject({
  value: localizedLine(20),
  label: localizedLine(60),
  /** Whether the home page shows it, too; the landing page and the brochure show all. */
  home: flag(),
})

const reason = z.strictObject({
  /** The drawing beside it. */
  key: choice(['depth', 'community', 'tools']),
  title: localizedLine(90),
  description: localizedText(),
})

/** The provider's own words on the home page. */
export const homeSchema = z.strictObject({
  title: localizedLine(90),
  subtitle: localizedLine(120),
  highlight: localizedLine(120),
  description: localizedText(400),
  stats: list(stat, { min: 1, max: 6 }),
  reasons: list(reason, { max: 6 }),
})

export type Home = z.infer<typeof homeSchema>

/** Default until the provider publishes its own text. */
export const home: Home = {
  title: { en: 'Learn to counsel from the Bible', af: 'Leer om vanuit die Bybel berading te bied' },
  subtitle: {
    en: 'Online courses in Biblical Counselling, at three levels',
    af: 'Aanlynkursusse in Bybelse Berading, op drie vlakke',
  },
  highlight: {
    en: 'From a one-year certificate to a B.A.T.S. degree',
    af: 'Van ’n eenjaarsertifikaat tot die graad\u00a0B.A.T.S.',
  },
  description: {
    en: 'You study at home, and learn to listen well, to care with patience and to counsel people from Scripture.',
    af: 'Jy studeer tuis, en leer om goed te luister, mense geduldig by te staan en vanuit die Skrif berading te bied.',
  },
  stats: [
    { value: { en: '600+', af: '600+' }, label: { en: 'graduates', af: 'gegradueerdes' }, home: true },
    { value: { en: '30+', af: '30+' }, label: { en: 'years', af: 'jaar' }, home: true },
    {
      value: { en: 'Accredited', af: 'Geakkrediteer' },
      label: { en: 'with a professional body', af: 'by ’n beroepsliggaam' },
      home: false,
    },
    { value: { en: '100%', af: '100%' }, label: { en: 'online', af: 'aanlyn' }, home: true },
  ],
  reasons: [
    {
      key: 'depth',
      title: { en: 'Biblical depth', af: 'Bybelse diepte' },
      description: {
        en: 'You study Scripture and theology first, and techniques after that. You learn why you do what you do.',
        af: 'Jy bestudeer eers die Skrif en teologie, en daarna tegnieke. Jy leer waarom jy doen wat jy doen.',
      },
    },
    {
      key: 'community',
      title: { en: 'A supportive community', af: '’n Gemeenskap wat jou dra' },
      description: {
        en: 'Counselling is learned with others. You practise with fellow students and receive honest, kind feedback.',
        af: '’n Mens leer berading saam met ander. Jy oefen saam met medestudente en kry eerlike, vriendelike terugvoer.',
      },
    },
    {
      key: 'tools',
      title: { en: 'Innovative learning tools', af: 'Vernuwende leermiddels' },
      description: {
        en: 'Your study material is in one online portal, and an AI assistant helps with practical questions.',
        af: 'Jou studiemateriaal is op een aanlynportaal, en ’n KI-assistent help met praktiese vrae.',
      },
    },
  ],
}
