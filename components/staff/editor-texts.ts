import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { PostActionCode, PostFieldCode } from '@/lib/posts/schema'

const plain = [
  'close',
  'newPost',
  'createTitle',
  'editTitle',
  'fieldTitle',
  'fieldSlug',
  'fieldImage',
  'imageHint',
  'fieldExcerpt',
  'excerptHint',
  'fieldContent',
  'fieldStatus',
  'editTab',
  'previewTab',
  'previewEmpty',
  'previewFailed',
  'previewLoading',
  'loadingPost',
  'cancel',
  'create',
  'update',
  'saving',
  'saved',
  'deleted',
  'deleteQuestion',
  'deleteConfirm',
  'deleteFailed',
  'none',
  'notAuthenticatedHelp',
  'signIn',
] as const

/** The words of Blog Admin in the language of the page; `{…}` in some stands for a value. */
export interface EditorTexts extends Record<(typeof plain)[number], string> {
  readonly locale: Locale
  readonly slugHint: string
  readonly draft: string
  readonly published: string
  readonly edit: string
  readonly delete: string
  readonly signInHref: string
  readonly statuses: Record<'draft' | 'published', string>
  readonly failures: Record<PostActionCode, string>
  readonly fieldErrors: Record<PostFieldCode, string>
}

export async function editorTexts(): Promise<EditorTexts> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('BlogAdmin')])
  const words = Object.fromEntries(plain.map((key) => [key, t(key)])) as Record<
    (typeof plain)[number],
    string
  >
  return {
    ...words,
    locale,
    slugHint: t.raw('slugHint'),
    draft: t('draftOption'),
    published: t('publishedOption'),
    edit: t.raw('edit'),
    delete: t.raw('delete'),
    signInHref: `${localePath('/admin/login', locale)}?next=${localePath('/blog/admin', locale)}`,
    statuses: {
      draft: t('status', { status: t('draft') }),
      published: t('status', { status: t('published') }),
    },
    failures: {
      notAuthenticated: t('notAuthenticated'),
      titleAndContentRequired: t('titleAndContentRequired'),
      invalid: t('invalid'),
      gone: t('gone'),
      failed: t('saveFailed'),
    },
    fieldErrors: {
      titleAndContentRequired: t('titleAndContentRequired'),
      slugRequired: t('slugRequired'),
      slugInvalid: t('slugInvalid'),
      slugTaken: t('slugTaken'),
      imageInvalid: t('imageInvalid'),
      tooLong: t('tooLong'),
      statusInvalid: t('statusInvalid'),
    },
  }
}
