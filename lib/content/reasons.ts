import type { Localized } from './localized'

/** A reason to choose the provider; the key names its drawing. */
export type Reason = {
  readonly key: 'depth' | 'community' | 'tools'
  readonly title: Localized
  readonly description: Localized
}

/** The three reasons to study here, in the order of the home page. */
export const reasons: readonly Reason[] = [
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
]
