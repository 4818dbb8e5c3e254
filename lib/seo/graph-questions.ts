import type { FAQPage } from 'schema-dts'
import type { Question } from '@/lib/content/questions'
import { absolute } from './addresses'
import { pageThingId } from './graph'
import type { PageFacts } from './facts'

/** The questions that a page shows, with their answers. */
export function questionList(questions: readonly Question[], facts: PageFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageThingId(facts, 'FAQPage', 'questions'),
    isPartOf: { '@id': absolute(facts.path, facts.locale) },
    inLanguage: facts.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[facts.locale],
      acceptedAnswer: { '@type': 'Answer', text: answer[facts.locale] },
    })),
  }
}
