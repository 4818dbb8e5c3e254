import type { DocumentKey } from '@/lib/content/documents'

/** The documents as the overview of staff shows them: together what belongs together. */
export const documentGroups = [
  { name: 'office', keys: ['organisation', 'bank', 'fees', 'brochure', 'replies'] },
  { name: 'courses', keys: ['programme', 'level-1', 'level-2', 'level-3', 'intake', 'facts'] },
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
