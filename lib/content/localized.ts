/** A fact or text in both languages of the site, side by side (specification, section 1: en and af). */
export type Localized<T = string> = { readonly en: T; readonly af: T }

/** The languages in which content exists; English is the fallback (specification, section 9). */
export type Language = keyof Localized
