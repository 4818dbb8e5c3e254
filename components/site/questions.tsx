import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Question } from '@/lib/content/questions'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'

/** Questions people ask before they enrol; each opens by itself, and works without scripts. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const locale = useLocale()
  const t = useTranslations('Home')
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="border-y border-line bg-clay">
      <div className="shell grid gap-x-[min(3.5rem,5.5vw)] gap-y-8 py-10 sm:py-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="questions">{t('questionsTitle')}</h2>
          <p className="mt-3 text-quiet">
            {t('questionsIntro')}{' '}
            <Link
              href={localePath(routes.contact, locale)}
              prefetch={false}
              className="font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4"
            >
              {t('questionsLink')}
            </Link>
          </p>
        </div>
        <ul className="border-b border-line lg:col-span-8">
          {questions.map(({ question, answer }) => (
            <li key={question.en} className="border-t border-line">
              <details className="group print:[&::details-content]:[content-visibility:visible]">
                <summary className="flex min-h-14 list-none items-center justify-between gap-5 py-4 font-display text-h3 hover:text-vine [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 wrap-anywhere">{question[locale]}</span>
                  <Plus
                    className="size-5 shrink-0 text-wheat transition-transform duration-150 group-open:rotate-45"
                    aria-hidden
                  />
                </summary>
                <p className="max-w-[42rem] pb-6 wrap-anywhere">{answer[locale]}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
