import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/routing'
import af from '@/messages/af.json'
import en from '@/messages/en.json'

/** The words of a file in its language: outside a page nothing else says it. */
export const fileWords = (locale: Locale) => ({
  t: createTranslator({ locale, messages: locale === 'af' ? af : en }),
})

/** A time as spreadsheets read it, in Paarl: `2026-11-21 14:05`. */
export const clock = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso))
