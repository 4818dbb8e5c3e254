import type { Page } from './test'

/** A password that the rules accept. */
export const GOOD_PASSWORD = 'drie skape onder die brug'

/** A field by its whole label: "Password" is part of others. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
