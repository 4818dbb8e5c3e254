/** A fact or text in both languages of the site, side by side. */
export type Localized<T = string> = { readonly en: T; readonly af: T }

/** The languages in which content exists; English is the default. */
export type Language = keyof Localized
