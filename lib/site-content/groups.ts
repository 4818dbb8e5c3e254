import type { DocumentKey } from '@/lib/content/documents'
import { levelKey, levelNumbers } from '@/lib/content/level-numbers'

/** The documents as the overview of staff shows them: together what belongs together. */
export const documentGroups = [
  { name: 'office', keys: ['organisation', 'bank', 'fees', 'brochure', 'replies'] },
  { name: 'courses', keys: ['programme', ...levelNumbers.map(levelKey), 'intake', 'facts'] },
  {
    name: 'pages',
    keys: [
      'announcement',
      'home',
      'landing',
      'about',
      'study-week',
      'people',
      'testimonials',
      'questions',
      'accreditations',
      'helplines',
    ],
  },
  { name: 'legal', keys: ['privacy', 'terms'] },
] as const satisfies readonly { name: string; keys: readonly DocumentKey[] }[]
