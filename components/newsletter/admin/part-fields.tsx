import { useLocale, useTranslations } from 'next-intl'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { AreaField, TextField } from '@/components/ui/field'
import { formatNumber } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { Locale } from '@/lib/i18n/routing'
import type { PostChoice } from '@/lib/newsletter/issue-queries'
import {
  type FieldName,
  type IssuePart,
  MAX_POSTS,
  SUBJECT_LENGTH,
  WORDS_LENGTH,
  fieldName,
} from '@/lib/newsletter/issue-schema'

/** The fields of an issue in one language. */
export function PartFields({
  language,
  part,
  choices,
  invalid,
  isFirst,
}: {
  language: Locale
  part: IssuePart
  choices: readonly PostChoice[]
  /** Fields whose text is too long. */
  invalid: readonly FieldName[]
  /** Its subject gets the focus as the page opens. */
  isFirst: boolean
}) {
  const t = useTranslations('NewsletterAdmin.draft')
  const languages = useLanguageNames()
  const most = formatNumber(WORDS_LENGTH, useLocale())
  const [subject, words] = [fieldName(language, 'subject'), fieldName(language, 'words')]
  const title = `${language}-title`
  return (
    <section
      aria-labelledby={title}
      className="grid min-w-0 content-start gap-5 rounded-card border border-line bg-raised p-5 sm:p-7"
    >
      <h2 id={title} className="text-lead">
        {languages(language)}
      </h2>
      <TextField
        id={`${language}-subject`}
        name={subject}
        label={t('subject')}
        error={invalid.includes(subject) ? t('subjectTooLong', { most: SUBJECT_LENGTH }) : undefined}
        lang={language}
        maxLength={SUBJECT_LENGTH}
        autoComplete="off"
        autoFocus={isFirst}
        defaultValue={part.subject}
      />
      <AreaField
        id={`${language}-words`}
        name={words}
        label={t('words')}
        hint={t('wordsHint', { most })}
        error={invalid.includes(words) ? t('wordsTooLong', { most }) : undefined}
        lang={language}
        rows={9}
        maxLength={WORDS_LENGTH}
        defaultValue={part.words}
      />
      <Posts language={language} chosen={part.posts} choices={choices} invalid={invalid} />
    </section>
  )
}

function Posts({
  language,
  chosen,
  choices,
  invalid,
}: {
  language: Locale
  chosen: readonly string[]
  choices: readonly PostChoice[]
  invalid: readonly FieldName[]
}) {
  const t = useTranslations('NewsletterAdmin.draft')
  const name = fieldName(language, 'posts')
  const isInvalid = invalid.includes(name)
  const hint = `${language}-posts-hint`
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('posts')}</legend>
      {choices.length === 0 && <p className="text-quiet">{t('postsNone')}</p>}
      <ul className="max-h-72 overflow-y-auto rounded-lg border border-control px-3 py-1 empty:hidden">
        {choices.map(({ id, title, status, scheduledAt }) => (
          <li key={id}>
            <label className="flex min-h-11 items-start gap-3 py-2.5">
              <input
                type="checkbox"
                name={name}
                value={id}
                defaultChecked={chosen.includes(id)}
                aria-invalid={isInvalid || undefined}
                aria-describedby={hint}
                className="mt-1 size-5 shrink-0"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span lang={language}>{title}</span>
                {(status === 'draft' || scheduledAt) && (
                  <span className="block text-small text-wheat">
                    {scheduledAt
                      ? t.rich('postAppears', { time: () => <StaffTime iso={scheduledAt} /> })
                      : t('postDraft')}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p id={hint} className={isInvalid ? 'text-small font-medium text-alert' : 'text-small text-quiet'}>
        {t(isInvalid ? 'tooManyPosts' : 'postsHint', { most: MAX_POSTS })}
      </p>
    </fieldset>
  )
}
