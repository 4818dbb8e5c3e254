import { getLocale, getTranslations } from 'next-intl/server'
import { categoryNames } from '@/components/posts/texts'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { PictureCode } from '@/lib/images/schema'
import type { PostCategory } from '@/lib/posts/categories'
import type { PostActionCode, PostFieldCode } from '@/lib/posts/schema'
import { type EditorWords, editorWords } from './words'
import type { ToolName } from './tools'

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
  'notAuthenticatedHelp',
  'signIn',
] as const

/** The words of Blog Admin in the language of the page; `{…}` in some stands for a value. */
export interface EditorTexts extends Record<(typeof plain)[number], string> {
  readonly locale: Locale
  readonly slugHint: string
  readonly draft: string
  readonly published: string
  /** The sign-in page, and Blog Admin itself, in the language of the page. */
  readonly signInHref: string
  readonly ownPath: string
  readonly failures: Record<PostActionCode, string>
  readonly fieldErrors: Record<PostFieldCode, string>
  /** The words of the form's further parts, with `{…}` where a value comes in. */
  readonly editor: EditorWords
  readonly tools: Record<ToolName, string>
  readonly languages: Record<Locale, string>
  readonly categories: Record<PostCategory, string>
  readonly pictureErrors: Record<PictureCode, string>
}

export async function editorTexts(): Promise<EditorTexts> {
  const [locale, t, e, languages, categories, editor] = await Promise.all([
    getLocale(),
    getTranslations('Posts.admin'),
    getTranslations('Posts.editor'),
    getTranslations('Posts.languages'),
    categoryNames(),
    editorWords(),
  ])
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
    signInHref: localePath('/admin/login', locale),
    ownPath: localePath('/blog/admin', locale),
    failures: {
      notAuthenticated: t('notAuthenticated'),
      titleAndContentRequired: t('titleAndContentRequired'),
      invalid: t('invalid'),
      gone: t('gone'),
      conflict: e('conflictShort'),
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
      choiceInvalid: e('choiceInvalid'),
      timeInvalid: e('timeInvalid'),
      translationTaken: e('translationTaken'),
      translationLanguage: e('translationLanguage'),
    },
    editor,
    tools: {
      bold: e('bold'),
      italic: e('italic'),
      heading: e('heading'),
      link: e('insertLink'),
      list: e('list'),
      table: e('table'),
      picture: e('picture'),
    },
    languages: { en: languages('en'), af: languages('af') },
    categories,
    pictureErrors: {
      notAuthenticated: e.raw('pictureNotAuthenticated'),
      tooLarge: e.raw('pictureTooLarge'),
      wrongKind: e.raw('pictureWrongKind'),
      broken: e.raw('pictureBroken'),
      failed: e.raw('pictureFailed'),
    },
  }
}
