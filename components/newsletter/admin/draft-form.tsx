'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLeaveGuard } from '@/components/posts/admin/editor/leave-guard'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Button } from '@/components/ui/button'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { type Locale, routing } from '@/lib/i18n/routing'
import type { IssueAnswer } from '@/lib/newsletter/issue-answer'
import type { PostChoice } from '@/lib/newsletter/issue-queries'
import { type Issue, isWritten, typedParts } from '@/lib/newsletter/issue-schema'
import { type Path, routes } from '@/lib/routes'
import { DraftNotice } from './issue-notices'
import { PartFields } from './part-fields'
import { PreviewLink } from './preview-link'
import type { Subscribed } from './recipients'
import { SendSteps } from './send-steps'

/** A draft in both languages. Every button but delete saves first, so that the visible text is sent. */
export function DraftForm({
  issue,
  choices,
  subscribed,
  action,
}: {
  issue: Pick<Issue, 'id' | 'parts' | 'version'>
  choices: Readonly<Record<Locale, readonly PostChoice[]>>
  subscribed: Subscribed
  action: FormAction<IssueAnswer>
}) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin.draft')
  const languages = useLanguageNames()
  // Later renders bring a colleague's version, which these fields do not show.
  const [first] = useState(issue)
  const isEmpty = !routing.locales.some((language) => isWritten(first.parts[language]))
  const [answers, setAnswers] = useState(0)
  const [saved, setSaved] = useState({ parts: first.parts, version: first.version })
  const {
    state,
    refused: refusal,
    pending,
    form,
  } = useFormAction(action, {
    failure: { ok: false, code: 'failed', parts: first.parts, at: '', version: saved.version },
    onAnswer(answer) {
      setAnswers((count) => count + 1)
      if (answer && answer.version !== saved.version) setSaved(answer)
    },
  })
  const [typed, setTyped] = useState(state?.parts ?? first.parts)
  const version = state?.version ?? first.version
  const isDirty = JSON.stringify(typed) !== JSON.stringify(saved.parts)
  useLeaveGuard(isDirty && !pending, t('leaveQuestion'))
  const path: Path = routes.newsletterIssue(issue.id)
  return (
    <form
      {...form}
      noValidate
      data-guarded
      onInput={(event) => setTyped(typedParts(new FormData(event.currentTarget)))}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <input type="hidden" name="version" value={version} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        {routing.locales.map((language) => (
          <PartFields
            key={language}
            language={language}
            part={(state?.parts ?? first.parts)[language]}
            choices={choices[language]}
            invalid={refusal?.invalid ?? []}
            isFirst={isEmpty && language === locale}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button name="intent" value="save" disabled={pending}>
          {pending ? t('saving') : t('save')}
        </Button>
        <p role="status" className="text-quiet">
          {isDirty && !pending && t('unsaved')}
        </p>
      </div>
      {/* After the save button, which Enter presses. */}
      {state && <DraftNotice key={answers} answer={state} path={path} pending={pending} />}
      <SectionCard id="check" title={t('checkTitle')}>
        <p className="mb-4 text-quiet">{t('checkText')}</p>
        <ul className="grid gap-4">
          {routing.locales.map((language) => (
            <li key={language} className="flex flex-wrap items-center gap-3">
              <span className="w-24 font-semibold max-sm:w-full">{languages(language)}</span>
              {isWritten(saved.parts[language]) ? (
                <PreviewLink id={issue.id} language={language} />
              ) : (
                <span className="text-quiet">{t('previewNone')}</span>
              )}
              {isWritten(typed[language]) && (
                <Button
                  variant="quiet"
                  size="small"
                  name="intent"
                  value={`test-${language}`}
                  disabled={pending}
                  aria-label={t('testOf', { language: languages(language) })}
                >
                  {t('test')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard id="send" title={t('sendTitle')}>
        <SendSteps
          parts={typed}
          subscribed={subscribed}
          at={state?.at ?? ''}
          isTimeRefused={refusal?.code === 'timeInvalid' || refusal?.code === 'timePast'}
          pending={pending}
        />
      </SectionCard>
    </form>
  )
}
