import { getLocale, getTranslations } from 'next-intl/server'
import { categoryNames } from '@/components/posts/texts'
import { localePath } from '@/lib/i18n/paths'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import type { BinCode } from '@/lib/posts/bin-actions'
import type { PostCategory } from '@/lib/posts/categories'

/** The words of the staff list and the bin in the language of the page; `{…}` in some stands for a value. */
export interface ListTexts {
  readonly siteTag: string
  readonly statuses: Record<'draft' | 'published', string>
  readonly goesOut: string
  readonly changed: string
  readonly changedBy: string
  readonly languages: Record<Locale, string>
  readonly categories: Record<PostCategory, string>
  readonly edit: string
  readonly delete: string
  readonly deleteQuestion: string
  readonly deleted: string
  readonly undo: string
  readonly binned: string
  readonly lastDay: string
  readonly daysLeft: string
  readonly restore: string
  readonly restoreOf: string
  readonly restored: string
  readonly signIn: string
  readonly signInHref: string
  /** Why a post could not be deleted, and why it could not be restored. */
  readonly failures: Record<'delete' | 'restore', Record<BinCode, string>>
}

export async function listTexts(): Promise<ListTexts> {
  const [locale, t, languages, categories] = await Promise.all([
    getLocale(),
    getTranslations('Posts.admin'),
    getTranslations('Posts.languages'),
    categoryNames(),
  ])
  const both = {
    notAuthenticated: t('sessionEnded'),
    gone: t('goneForGood'),
    slugTaken: t('restoreSlugTaken'),
  }
  return {
    siteTag: formatLocale[locale],
    statuses: {
      draft: t('status', { status: t('draft') }),
      published: t('status', { status: t('published') }),
    },
    goesOut: t.raw('goesOut'),
    changed: t.raw('changed'),
    changedBy: t.raw('changedBy'),
    languages: { en: languages('en'), af: languages('af') },
    categories,
    edit: t.raw('edit'),
    delete: t.raw('delete'),
    deleteQuestion: t('deleteQuestion'),
    deleted: t('deleted'),
    undo: t('undo'),
    binned: t.raw('binned'),
    lastDay: t('lastDay'),
    daysLeft: t.raw('daysLeft'),
    restore: t('restore'),
    restoreOf: t.raw('restoreOf'),
    restored: t('restored'),
    signIn: t('signIn'),
    signInHref: `${localePath('/admin/login', locale)}?next=${localePath('/blog/admin', locale)}`,
    failures: {
      delete: { ...both, failed: t('deleteFailed') },
      restore: { ...both, failed: t('restoreFailed') },
    },
  }
}
